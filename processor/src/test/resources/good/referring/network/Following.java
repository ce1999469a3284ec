package network;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;
import org.jspecify.annotations.NullMarked;

/** Holds of whom it names what never changes, and nothing else. */
@NullMarked
@Entity
@Key(pk = "USER#{userId}", sk = "FOLLOWS#{followedId}", name = "ofUser")
record Following(
        @Ref(User.class) String userId,
        @Ref(value = User.class, property = "userId")
        @CopyOf(value = User.class, property = "userId")
        String followedId) {}
