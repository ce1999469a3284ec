package io.keywright.processor.promises;

import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A type that can be written into a key. */
enum Domain {
    STRING("String", ScalarKind.STRING),
    BYTE("byte", ScalarKind.BYTE),
    SHORT("short", ScalarKind.SHORT),
    INT("int", ScalarKind.INT),
    LONG("long", ScalarKind.LONG),
    BOXED_LONG("Long", ScalarKind.LONG),
    BIG_INTEGER("java.math.BigInteger", ScalarKind.BIG_INTEGER),
    BIG_DECIMAL("java.math.BigDecimal", ScalarKind.BIG_DECIMAL),
    DOUBLE("double", ScalarKind.DOUBLE),
    FLOAT("float", ScalarKind.FLOAT),
    INSTANT("java.time.Instant", ScalarKind.INSTANT),
    OFFSET_DATE_TIME("java.time.OffsetDateTime", ScalarKind.OFFSET_DATE_TIME),
    ZONED_DATE_TIME("java.time.ZonedDateTime", ScalarKind.ZONED_DATE_TIME),
    LOCAL_DATE_TIME("java.time.LocalDateTime", ScalarKind.LOCAL_DATE_TIME),
    LOCAL_DATE("java.time.LocalDate", ScalarKind.LOCAL_DATE),
    YEAR_MONTH("java.time.YearMonth", ScalarKind.YEAR_MONTH),
    YEAR("java.time.Year", ScalarKind.YEAR),
    UUID("java.util.UUID", ScalarKind.UUID),
    BOOLEAN("boolean", ScalarKind.BOOLEAN),
    LOCALE("java.util.Locale", ScalarKind.LOCALE),
    CURRENCY("java.util.Currency", ScalarKind.CURRENCY),
    STATUS(Status.class),
    SHADE(Shade.class);

    private static final List<String> TIMES = List.of(
            "",
            "date",
            "seconds",
            "millis",
            "micros",
            "nanos",
            "yyyy",
            "yyyy-MM",
            "yyyyMM",
            "yyyy-MM-dd",
            "yyyyMMdd",
            "yyyy/MM/dd HH",
            "yyyyMMddHHmm",
            "yyyy-MM-dd HH:mm:ss");

    private final String javaType;

    @SuppressWarnings("ImmutableEnumChecker") // Records all the way down.
    private final PropertyType type;

    Domain(String javaType, ScalarKind kind) {
        this.javaType = javaType;
        this.type = new Scalar(kind, Character.isLowerCase(javaType.charAt(0)) && javaType.indexOf('.') < 0);
    }

    Domain(Class<? extends Enum<?>> enumClass) {
        this.javaType = enumClass.getName();
        this.type = EnumType.byName(
                QualifiedName.of(enumClass.getPackageName(), enumClass.getSimpleName()),
                Arrays.stream(enumClass.getEnumConstants()).map(Enum::name).toList());
    }

    /** One of them, strings more often than others. */
    static Domain any(Random random) {
        return random.nextInt(4) == 0 ? STRING : pick(random, List.of(values()));
    }

    /** The domain of a type. */
    static Domain of(PropertyType type) {
        return Arrays.stream(values())
                .filter(domain -> domain.type.equals(type))
                .findFirst()
                .orElseGet(() -> Arrays.stream(values())
                        .filter(domain -> domain.type instanceof Scalar scalar
                                && Scalar.of(scalar.kind()).equals(type))
                        .findFirst()
                        .orElseThrow());
    }

    /** As sources write it. */
    String javaType() {
        return javaType;
    }

    PropertyType type() {
        return type;
    }

    boolean primitive() {
        return type instanceof Scalar scalar && scalar.primitive();
    }

    /** What a placeholder can say behind its colon, most of which fits most templates; empty for nothing. */
    String format(Random random) {
        return switch (this) {
            case STRING -> pick(random, List.of("", "", "", "lower", "upper", "sha256", "rest", "escaped"));
            case BYTE, SHORT, INT, LONG, BOXED_LONG, BIG_INTEGER ->
                pick(random, List.of("", "signed", "", "signed"))
                        + pick(random, List.of("", "1", "2", "3", "8", "19", "38"));
            case BIG_DECIMAL, DOUBLE, FLOAT ->
                pick(random, List.of("", "signed")) + pick(random, List.of("1.1", "2.2", "8.2", "3.17", "36.2"));
            case INSTANT, OFFSET_DATE_TIME, ZONED_DATE_TIME, LOCAL_DATE_TIME -> pick(random, TIMES);
            case LOCAL_DATE, YEAR_MONTH, YEAR, UUID, BOOLEAN, LOCALE, CURRENCY, STATUS, SHADE -> "";
        };
    }

    static <T> T pick(Random random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
