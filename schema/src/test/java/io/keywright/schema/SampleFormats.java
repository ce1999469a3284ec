package io.keywright.schema;

import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.KeyFormat.Pattern;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import java.util.List;
import java.util.OptionalInt;

/** Every format with every type that it is written for. */
final class SampleFormats {

    static final PropertyType BIG_DECIMAL = Scalar.of(ScalarKind.BIG_DECIMAL);

    private static final PropertyType STORED = new EnumType(
            QualifiedName.of("com.daintree.shop", "Letter"),
            List.of(
                    new EnumConstant("ALPHA", "a", List.of(), false),
                    EnumConstant.byName("BETA"),
                    new EnumConstant("GAMMA", "a b", List.of("g"), false),
                    new EnumConstant("OTHER", null, List.of(), true)));

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
                new Sample(KeyFormat.of(Kind.UPPER), TestModel.STRING, "upper"),
                new Sample(KeyFormat.of(Kind.SHA256), TestModel.STRING, "sha256"),
                new Sample(KeyFormat.of(Kind.ESCAPED), TestModel.STRING, "escaped"),
                new Sample(KeyFormat.of(Kind.PLAIN), TestModel.LONG, ""),
                new Sample(KeyFormat.padded(3), TestModel.LONG, "3"),
                new Sample(KeyFormat.padded(8), TestModel.INT, "8"),
                new Sample(new Digits(true, 3, 0), TestModel.LONG, "signed3"),
                new Sample(new Digits(false, 2, 2), BIG_DECIMAL, "2.2"),
                new Sample(new Digits(true, 2, 1), BIG_DECIMAL, "signed2.1"),
                new Sample(KeyFormat.of(Kind.DATE), TestModel.INSTANT, "date"),
                new Sample(KeyFormat.of(Kind.MILLIS), TestModel.INSTANT, "millis"),
                new Sample(KeyFormat.of(Kind.MICROS), TestModel.LOCAL_DATE_TIME, "micros"),
                new Sample(KeyFormat.of(Kind.MICROS), TestModel.ZONED_DATE_TIME, "micros"),
                new Sample(new Pattern("yyyy"), TestModel.INSTANT, "yyyy"),
                new Sample(new Pattern("yyyy-MM"), TestModel.OFFSET_DATE_TIME, "yyyy-MM"),
                new Sample(new Pattern("yyyyMMdd"), TestModel.LOCAL_DATE_TIME, "yyyyMMdd"),
                new Sample(new Pattern("yyyy-MM-dd-HH"), TestModel.INSTANT, "yyyy-MM-dd-HH"),
                new Sample(new Pattern("yyyy-MM-dd HH:mm"), TestModel.OFFSET_DATE_TIME, "yyyy-MM-dd HH:mm"),
                new Sample(new Pattern("yyyyMMddHHmmss"), TestModel.LOCAL_DATE_TIME, "yyyyMMddHHmmss"),
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
                new Sample(new Shard(4, OptionalInt.empty()), TestModel.STRING, "shard(4)"),
                new Sample(new Shard(100, OptionalInt.empty()), TestModel.LONG, "shard(100)"),
                new Sample(new Shard(10, OptionalInt.of(16)), TestModel.OFFSET_DATE_TIME, "shard(10, formerly = 16)"),
                new Sample(new Shard(11, OptionalInt.of(1)), TestModel.STATUS, "shard(11,formerly=1)"),
                new Sample(KeyFormat.of(Kind.UUID), TestModel.UUID, ""),
                new Sample(KeyFormat.of(Kind.CURRENCY), Scalar.of(ScalarKind.CURRENCY), ""),
                new Sample(KeyFormat.of(Kind.LOCALE), Scalar.of(ScalarKind.LOCALE), ""),
                new Sample(KeyFormat.of(Kind.ENUM), STORED, ""),
                new Sample(KeyFormat.of(Kind.BOOLEAN), TestModel.BOOLEAN, ""),
                new Sample(KeyFormat.of(Kind.ENUM), TestModel.STATUS, ""),
                new Sample(KeyFormat.of(Kind.ENUM), TestModel.enumType("Shade", "RED", "RED_DARK", "RED1", "BLUE"), ""),
                new Sample(KeyFormat.of(Kind.ENUM), TestModel.enumType("Odd", "A", "A$", "Aé", "B"), ""));
    }
}
