package network;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** May name nobody. */
@NullMarked
@Entity
@Key(pk = "USER#{userId}", sk = "MESSAGE#{number:6}", name = "ofUser")
record Message(
        String userId,
        int number,
        @Ref(User.class) @Nullable String sender,
        @Ref(User.class) Optional<String> forwarder,
        String text) {}
