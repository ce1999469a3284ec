package com.daintree.data.relations.network;

import io.keywright.annotation.Table;

/** Who follows whom. */
@Table(entities = {User.class, Following.class})
public interface Network {}
