package io.keywright.benchmark.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is compiled: the same ten properties for each entity, as each processor likes them. */
enum Subject {
    /** Keywright's sources without any processor. */
    NONE("") {
        @Override
        List<Source> sources(int entities) {
            return keywright(entities);
        }
    },
    /** An entity with two indexes, an enum and a document. */
    KEYWRIGHT("io.keywright.processor.KeywrightProcessor") {
        @Override
        List<Source> sources(int entities) {
            return keywright(entities);
        }
    },
    /** An abstract class with a builder. */
    AUTO_VALUE("com.google.auto.value.processor.AutoValueProcessor,"
            + "com.google.auto.value.processor.AutoValueBuilderProcessor") {
        @Override
        List<Source> sources(int entities) {
            return each(entities, AUTO_VALUE_CLASS);
        }
    },
    /** A record with a builder. */
    RECORD_BUILDER("io.soabase.recordbuilder.processor.RecordBuilderProcessor") {
        @Override
        List<Source> sources(int entities) {
            return each(entities, RECORD_BUILDER_RECORD);
        }
    };

    private static final String IMPORTS = """
            package shop;
            import java.math.BigDecimal;
            import java.time.Instant;
            import java.util.List;
            """;

    private static final String KEYWRIGHT_RECORD = IMPORTS + """
            import io.keywright.annotation.*;
            import org.jspecify.annotations.Nullable;
            @Entity
            @Key(pk = "OWNER#{owner}", sk = "ENTITY@#{id}#{number:6}", name = "ofOwner")
            @Gsi(index = 1, name = "byName", pk = "NAME@#{name}", sk = "{at:seconds}#{id}")
            @Gsi(index = 2, name = "byState", pk = "STATE@#{owner}", sk = "{state}#{number:6}")
            public record Entity@(
                    String owner, String id, long number, String name, Instant at, State state, BigDecimal amount,
                    @Nullable String note, @Nullable Place place, List<String> tags) {
                public enum State { OPEN, PAID, SENT }
            }
            """;

    private static final String AUTO_VALUE_CLASS = IMPORTS + """
            import com.google.auto.value.AutoValue;
            @AutoValue
            public abstract class Entity@ {
                public enum State { OPEN, PAID, SENT }
                public abstract String owner();
                public abstract String id();
                public abstract long number();
                public abstract String name();
                public abstract Instant at();
                public abstract State state();
                public abstract BigDecimal amount();
                public abstract String note();
                public abstract Object place();
                public abstract List<String> tags();
                public static Builder builder() { return new AutoValue_Entity@.Builder(); }
                @AutoValue.Builder
                public abstract static class Builder {
                    public abstract Builder owner(String value);
                    public abstract Builder id(String value);
                    public abstract Builder number(long value);
                    public abstract Builder name(String value);
                    public abstract Builder at(Instant value);
                    public abstract Builder state(State value);
                    public abstract Builder amount(BigDecimal value);
                    public abstract Builder note(String value);
                    public abstract Builder place(Object value);
                    public abstract Builder tags(List<String> value);
                    public abstract Entity@ build();
                }
            }
            """;

    private static final String RECORD_BUILDER_RECORD = IMPORTS + """
            import io.soabase.recordbuilder.core.RecordBuilder;
            @RecordBuilder
            public record Entity@(
                    String owner, String id, long number, String name, Instant at, State state, BigDecimal amount,
                    String note, Object place, List<String> tags) {
                public enum State { OPEN, PAID, SENT }
            }
            """;

    private static final String PLACE = """
            package shop;
            @io.keywright.annotation.Document
            public record Place(String street, String city, String country) {}
            """;

    private final String processors;

    Subject(String processors) {
        this.processors = processors;
    }

    abstract List<Source> sources(int entities);

    /** The options that choose the processors. */
    List<String> options() {
        return this == NONE ? List.of("-proc:none") : List.of("-processor", processors);
    }

    private static List<Source> each(int entities, String template) {
        return IntStream.range(0, entities)
                .mapToObj(number -> new Source(
                        "shop.Entity" + number,
                        template.replace("@#", number + "#").replace("Entity@", "Entity" + number)))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static List<Source> keywright(int entities) {
        List<Source> sources = each(entities, KEYWRIGHT_RECORD);
        sources.add(new Source("shop.Place", PLACE));
        String classes = IntStream.range(0, entities)
                .mapToObj(number -> "shop.Entity" + number + ".class")
                .collect(Collectors.joining(", "));
        sources.add(new Source("data.Shop", """
                package data;
                @io.keywright.annotation.Allow("HotPartition")
                @io.keywright.annotation.Table(entities = {%s})
                public interface Shop {}
                """.formatted(classes)));
        return sources;
    }
}
