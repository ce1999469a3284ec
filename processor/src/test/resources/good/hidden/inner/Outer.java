package inner;

import io.keywright.annotation.Table;

/** A table inside of a class. */
public final class Outer {

    private Outer() {}

    @Table(
            entities = {Parts.Head.class, Parts.Line.class},
            collections = Parts.Part.class)
    interface Store {}
}
