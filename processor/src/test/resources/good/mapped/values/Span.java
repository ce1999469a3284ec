package values;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Document;
import io.keywright.annotation.ValueConverter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A class that cannot be built from its parts in any other way, stored as a document that holds the class again. */
@Converted(by = Span.Converter.class)
public final class Span {

    private final String name;
    private final List<Span> inner;

    private Span(String name, List<Span> inner) {
        this.name = name;
        this.inner = List.copyOf(inner);
    }

    public static Span of(String name, Span... inner) {
        return new Span(name, List.of(inner));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Span span && span.name.equals(name) && span.inner.equals(inner);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Document
    public record Stored(String name, List<Span> inner) {}

    public static final class Converter implements ValueConverter<Span, Stored> {

        @Override
        public Stored toStored(Span value) {
            return new Stored(value.name, value.inner);
        }

        @Override
        public Span fromStored(Stored stored) {
            return new Span(stored.name(), stored.inner());
        }
    }
}
