// OTHER MEMBERS what cannot be named is taken away, and what names it gets a property more
package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;
import io.keywright.annotation.Table;

public interface InvalidRef {

    @Entity
    @Key(pk = "USER#{userId}", sk = "USER")
    record User(String userId, String name) {}

    @Entity
    @Key(pk = "SHOP#{shop}", sk = "PRODUCT#{number:6}")
    record Product(String shop, int number) {}

    @Entity
    @Key(pk = "PLACE#{address.country}", sk = "{address.town}")
    record Place(Address address) {}

    @Document
    record Address(String country, String town) {}

    @Entity
    @Key(pk = "SETTINGS", sk = "SETTINGS")
    record Settings(String language) {}

    record Guest(String name) {}

    @Document
    // ERROR [InvalidRef] @Ref on rules.InvalidRef.Line.seller is in a document, and only the properties of an entity are followed. Put it on a property of an entity, or take it away.
    record Line(@Ref(value = User.class, property = "userId") String seller) {}

    @Entity
    @Key(pk = "USER#{userId}", sk = "POST#{postId}")
    record Post(
            String userId,
            String postId,
            // ERROR [InvalidRef] @Ref on rules.InvalidRef.Post.guest must name an entity that the table rules.InvalidRef.Blog lists: "InvalidRef.Guest". List it there, or take the annotation away.
            @Ref(Guest.class) String guest,
            // ERROR [InvalidRef] @Ref on rules.InvalidRef.Post.editor must name a component of the primary key of InvalidRef.User: "usrId". Did you mean "userId"?
            @Ref(value = User.class, property = "usrId") String editor,
            // ERROR [InvalidRef] @Ref on rules.InvalidRef.Post.reviewer takes "reviewer" for "userId" of InvalidRef.User, which is of another type: "Long" is not "String". Write the same type.
            @Ref(value = User.class, property = "userId") Long reviewer,
            // ERROR [InvalidRef] @Ref on rules.InvalidRef.Post.product does not say which component of the primary key of InvalidRef.Product it is. Write property = with one of "shop" or "number".
            @Ref(Product.class) int product,
            // ERROR [InvalidRef] @Ref on rules.InvalidRef.Post.advertised is not enough to name one InvalidRef.Product, whose primary key takes "shop", too. Add a property of this name and type to InvalidRef.Post.
            @Ref(value = Product.class, property = "number") int advertised,
            // ERROR [InvalidRef] @Ref on rules.InvalidRef.Post.town cannot name one InvalidRef.Place, whose primary key takes "address.country" out of a document. Keep that value in a property of its own there, or take the annotation away.
            @Ref(value = Place.class, property = "address.town") String town,
            // ERROR [InvalidRef] @Ref on rules.InvalidRef.Post.settings cannot name one InvalidRef.Settings, whose primary key is the same for all. Take it away.
            @Ref(Settings.class) String settings,
            Line line) {}

    @Table(entities = {User.class, Product.class, Place.class, Settings.class, Post.class})
    interface Blog {}
}
