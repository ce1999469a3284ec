package kin;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Node;
import org.jspecify.annotations.NullMarked;

@NullMarked
@Entity
@Key(pk = "PLACE#{placeId}", sk = "PLACE")
@Node(mark = "Gone")
record Place(String placeId, String name) {}
