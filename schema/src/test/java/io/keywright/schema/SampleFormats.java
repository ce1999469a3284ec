package io.keywright.schema;

import io.keywright.schema.KeyFormat.Kind;
import java.util.List;

/** Every format with every type that it is written for. */
final class SampleFormats {

    private static final List<Sample> ALL = samples();

    private SampleFormats() {}

    /**
     * A format on a type.
     *
     * @param name what the placeholder says; empty for the default
     */
    record Sample(KeyFormat format, PropertyType type, String name) {}

    static List<Sample> all() {
        return ALL;
    }

    private static List<Sample> samples() {
        return List.of(
                new Sample(KeyFormat.of(Kind.AS_IS), TestModel.STRING, ""),
                new Sample(KeyFormat.of(Kind.LOWER), TestModel.STRING, "lower"),
                new Sample(KeyFormat.of(Kind.REST), TestModel.STRING, "rest"),
                new Sample(KeyFormat.of(Kind.PLAIN), TestModel.LONG, ""),
                new Sample(new KeyFormat(Kind.PADDED, 3), TestModel.LONG, "3"),
                new Sample(new KeyFormat(Kind.PADDED, 8), TestModel.INT, "8"),
                new Sample(KeyFormat.of(Kind.DATE), TestModel.INSTANT, "date"),
                new Sample(KeyFormat.of(Kind.SECONDS), TestModel.INSTANT, "seconds"),
                new Sample(KeyFormat.of(Kind.NANOS), TestModel.INSTANT, ""),
                new Sample(KeyFormat.of(Kind.DATE), TestModel.OFFSET_DATE_TIME, "date"),
                new Sample(KeyFormat.of(Kind.SECONDS), TestModel.OFFSET_DATE_TIME, "seconds"),
                new Sample(KeyFormat.of(Kind.NANOS), TestModel.OFFSET_DATE_TIME, "nanos"),
                new Sample(KeyFormat.of(Kind.NANOS), TestModel.ZONED_DATE_TIME, ""),
                new Sample(KeyFormat.of(Kind.DATE), TestModel.LOCAL_DATE_TIME, "date"),
                new Sample(KeyFormat.of(Kind.SECONDS), TestModel.LOCAL_DATE_TIME, "seconds"),
                new Sample(KeyFormat.of(Kind.NANOS), TestModel.LOCAL_DATE_TIME, ""),
                new Sample(KeyFormat.of(Kind.DATE), TestModel.LOCAL_DATE, ""),
                new Sample(KeyFormat.of(Kind.MONTH), TestModel.YEAR_MONTH, ""),
                new Sample(KeyFormat.of(Kind.YEAR), TestModel.YEAR, ""),
                new Sample(KeyFormat.of(Kind.UUID), TestModel.UUID, ""),
                new Sample(KeyFormat.of(Kind.BOOLEAN), TestModel.BOOLEAN, ""),
                new Sample(KeyFormat.of(Kind.ENUM), TestModel.STATUS, ""),
                new Sample(KeyFormat.of(Kind.ENUM), TestModel.enumType("Shade", "RED", "RED_DARK", "RED1", "BLUE"), ""),
                new Sample(KeyFormat.of(Kind.ENUM), TestModel.enumType("Odd", "A", "A$", "Aé", "B"), ""));
    }
}
