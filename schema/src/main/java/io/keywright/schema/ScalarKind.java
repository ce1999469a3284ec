package io.keywright.schema;

/** The single values that can be stored, each with the DynamoDB type that holds it. */
public enum ScalarKind {
    STRING("java.lang.String", Stored.STRING),
    BYTE("java.lang.Byte", Stored.NUMBER),
    SHORT("java.lang.Short", Stored.NUMBER),
    INT("java.lang.Integer", Stored.NUMBER),
    LONG("java.lang.Long", Stored.NUMBER),
    BIG_INTEGER("java.math.BigInteger", Stored.NUMBER),
    FLOAT("java.lang.Float", Stored.NUMBER),
    DOUBLE("java.lang.Double", Stored.NUMBER),
    BIG_DECIMAL("java.math.BigDecimal", Stored.NUMBER),
    BOOLEAN("java.lang.Boolean", Stored.BOOLEAN),
    CHARACTER("java.lang.Character", Stored.STRING),
    INSTANT("java.time.Instant", Stored.STRING),
    OFFSET_DATE_TIME("java.time.OffsetDateTime", Stored.STRING),
    ZONED_DATE_TIME("java.time.ZonedDateTime", Stored.STRING),
    LOCAL_DATE_TIME("java.time.LocalDateTime", Stored.STRING),
    LOCAL_DATE("java.time.LocalDate", Stored.STRING),
    LOCAL_TIME("java.time.LocalTime", Stored.STRING),
    OFFSET_TIME("java.time.OffsetTime", Stored.STRING),
    YEAR_MONTH("java.time.YearMonth", Stored.STRING),
    YEAR("java.time.Year", Stored.NUMBER),
    MONTH_DAY("java.time.MonthDay", Stored.STRING),
    DURATION("java.time.Duration", Stored.STRING),
    PERIOD("java.time.Period", Stored.STRING),
    ZONE_ID("java.time.ZoneId", Stored.STRING),
    ZONE_OFFSET("java.time.ZoneOffset", Stored.STRING),
    UUID("java.util.UUID", Stored.STRING),
    URI("java.net.URI", Stored.STRING),
    LOCALE("java.util.Locale", Stored.STRING),
    CURRENCY("java.util.Currency", Stored.STRING),
    BYTE_BUFFER("java.nio.ByteBuffer", Stored.BINARY),
    BYTES("byte[]", Stored.BINARY);

    private final String javaType;
    private final Stored stored;

    ScalarKind(String javaType, Stored stored) {
        this.javaType = javaType;
        this.stored = stored;
    }

    /** The Java type, boxed where it has a primitive twin. */
    public String javaType() {
        return javaType;
    }

    /** The DynamoDB type. */
    public Stored stored() {
        return stored;
    }

    /** DynamoDB's own single types. */
    public enum Stored {
        /** S. */
        STRING,
        /** N. */
        NUMBER,
        /** B. */
        BINARY,
        /** BOOL. */
        BOOLEAN
    }
}
