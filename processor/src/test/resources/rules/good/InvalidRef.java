package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;
import io.keywright.annotation.Table;
import org.jspecify.annotations.Nullable;

public interface InvalidRef {

    @Entity
    @Key(pk = "USER#{userId}", sk = "USER")
    record User(String userId, String name) {}

    @Entity
    @Key(pk = "SHOP#{shop}", sk = "PRODUCT#{number:6}")
    record Product(String shop, int number) {}

    @Entity
    @Key(pk = "PLACE#{country}", sk = "{town}")
    record Place(String country, String town) {}

    @Entity
    @Key(pk = "SETTINGS", sk = "SETTINGS")
    record Settings(String language) {}

    @Document
    record Line(String seller) {}

    @Entity
    @Key(pk = "USER#{userId}", sk = "POST#{postId}")
    record Post(
            String userId,
            String postId,
            @Ref(User.class) String editor,
            @Ref(value = User.class, property = "userId") @Nullable String reviewer,
            String shop,
            @Ref(value = Product.class, property = "number") int advertised,
            String country,
            @Ref(Place.class) String town,
            Line line) {}

    @Table(entities = {User.class, Product.class, Place.class, Settings.class, Post.class})
    interface Blog {}
}
