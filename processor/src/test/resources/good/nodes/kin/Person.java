package kin;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Node;
import io.keywright.annotation.Unique;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@NullMarked
@Entity
@Key(pk = "PERSON#{personId}", sk = "PERSON")
@Gsi(index = 1, name = "withKin", pk = "PERSON#{personId}", sk = "PERSON")
@Node
record Person(
        String personId, String name, @Unique @Nullable String email) {}
