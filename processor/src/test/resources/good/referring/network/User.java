package network;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import org.jspecify.annotations.NullMarked;

@NullMarked
@Entity
@Key(pk = "USER#{userId}", sk = "USER")
record User(String userId, String name, int followers) {}
