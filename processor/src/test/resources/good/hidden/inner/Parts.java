package inner;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;

/** Entities that only the package sees. */
final class Parts {

    private Parts() {}

    @ItemCollection
    sealed interface Part permits Head, Line {}

    @Entity
    @Key(pk = "HEAD#{id}", sk = "HEAD")
    record Head(String id, Text text) implements Part {}

    @Entity
    @Key(pk = "HEAD#{id}", sk = "LINE#{number:4}", name = "lines")
    record Line(String id, int number) implements Part {}

    @Document
    record Text(String value) {}
}
