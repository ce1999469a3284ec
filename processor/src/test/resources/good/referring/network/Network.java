package network;

import io.keywright.annotation.Table;

@Table(entities = {User.class, Following.class, Message.class, Product.class, CartItem.class, Visit.class, Note.class})
interface Network {}
