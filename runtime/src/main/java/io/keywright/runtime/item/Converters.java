package io.keywright.runtime.item;

import io.keywright.annotation.ValueConverter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * The converters for the types of the JDK. A number that does not fit its Java type is an error on reading, never
 * cut. Collections that are read are new and can be changed.
 */
public final class Converters {

    /** S. */
    public static final Converter<String> STRING = new Texts.OfString();

    /** N. */
    public static final Converter<Byte> BYTE = new WholeNumbers.OfByte();

    /** N. */
    public static final Converter<Short> SHORT = new WholeNumbers.OfShort();

    /** N. */
    public static final Converter<Integer> INT = new WholeNumbers.OfInt();

    /** N. */
    public static final Converter<Long> LONG = new WholeNumbers.OfLong();

    /** N, of at most 38 significant digits. */
    public static final Converter<BigInteger> BIG_INTEGER = new WholeNumbers.OfBigInteger();

    /** N; refuses infinities, NaN and what is not zero and nearer to it than 1E-130; -0.0 becomes 0. */
    public static final Converter<Float> FLOAT = new DecimalNumbers.OfFloat();

    /** N; refuses infinities, NaN and what is outside of 1E-130 to 1E+126; -0.0 becomes 0. */
    public static final Converter<Double> DOUBLE = new DecimalNumbers.OfDouble();

    /** N, of at most 38 significant digits; trailing zeros of the scale are not kept. */
    public static final Converter<BigDecimal> BIG_DECIMAL = new DecimalNumbers.OfBigDecimal();

    /** BOOL. */
    public static final Converter<Boolean> BOOLEAN = new OtherScalars.OfBoolean();

    /** S of one character. */
    public static final Converter<Character> CHARACTER = new Texts.OfCharacter();

    /** S: {@code 2024-05-01T12:00:00.000000000Z}, years 0000 to 9999; any ISO instant is read. */
    public static final Converter<Instant> INSTANT = new SortableTimes.OfInstant();

    /** N: a time to live in whole seconds; refused unless it is later than 1970 and looks like seconds. */
    public static final Converter<Instant> EXPIRY = new Expiries.OfInstant();

    /** N: a time to live in seconds; refused unless it is later than 1970 and looks like seconds. */
    public static final Converter<Long> EXPIRY_SECONDS = new Expiries.OfSeconds();

    /** S: ISO text with the offset. */
    public static final Converter<OffsetDateTime> OFFSET_DATE_TIME = new Times.OfOffsetDateTime();

    /** S: ISO text with offset and zone. */
    public static final Converter<ZonedDateTime> ZONED_DATE_TIME = new Times.OfZonedDateTime();

    /** S: {@code 2024-05-01T12:00:00.000000000}, years 0000 to 9999; any ISO text without a zone is read. */
    public static final Converter<LocalDateTime> LOCAL_DATE_TIME = new SortableTimes.OfLocalDateTime();

    /** S: {@code 2024-05-01}, years 0000 to 9999. */
    public static final Converter<LocalDate> LOCAL_DATE = new SortableTimes.OfLocalDate();

    /** S: {@code 12:00}, {@code 12:00:00.5}. */
    public static final Converter<LocalTime> LOCAL_TIME = new Times.OfLocalTime();

    /** S: {@code 12:00+02:00}. */
    public static final Converter<OffsetTime> OFFSET_TIME = new Times.OfOffsetTime();

    /** S: {@code 2024-05}, years 0000 to 9999. */
    public static final Converter<YearMonth> YEAR_MONTH = new SortableTimes.OfYearMonth();

    /** N. */
    public static final Converter<Year> YEAR = new OtherScalars.OfYear();

    /** S: {@code --05-01}. */
    public static final Converter<MonthDay> MONTH_DAY = new Times.OfMonthDay();

    /** S: {@code PT1H30M}. */
    public static final Converter<Duration> DURATION = new Times.OfDuration();

    /** S: {@code P1Y2M3D}. */
    public static final Converter<Period> PERIOD = new Times.OfPeriod();

    /** S: {@code Europe/Vienna}. */
    public static final Converter<ZoneId> ZONE_ID = new Times.OfZoneId();

    /** S: {@code +02:00}. */
    public static final Converter<ZoneOffset> ZONE_OFFSET = new Times.OfZoneOffset();

    /** S, in lower case. */
    public static final Converter<UUID> UUID = new Texts.OfUuid();

    /** B; the array is copied both ways. */
    public static final Converter<byte[]> BYTES = new OtherScalars.OfBytes();

    /** B: the bytes between position and limit, neither of which moves; what is read is a copy of its own. */
    public static final Converter<ByteBuffer> BYTE_BUFFER = new OtherScalars.OfByteBuffer();

    /** S, as it is written. */
    public static final Converter<URI> URI = new Texts.OfUri();

    /** S: {@code de-AT}; a locale of which the language tag does not tell all is refused. */
    public static final Converter<Locale> LOCALE = new Texts.OfLocale();

    /** S: {@code EUR}. */
    public static final Converter<Currency> CURRENCY = new Texts.OfCurrency();

    /** L of BOOL. */
    public static final Converter<boolean[]> BOOLEAN_ARRAY = new PrimitiveArrays.OfBoolean();

    /** L of S. */
    public static final Converter<char[]> CHARACTER_ARRAY = new PrimitiveArrays.OfChar();

    /** L of N. */
    public static final Converter<short[]> SHORT_ARRAY = new PrimitiveArrays.OfShort();

    /** L of N. */
    public static final Converter<int[]> INT_ARRAY = new PrimitiveArrays.OfInt();

    /** L of N. */
    public static final Converter<long[]> LONG_ARRAY = new PrimitiveArrays.OfLong();

    /** L of N. */
    public static final Converter<float[]> FLOAT_ARRAY = new PrimitiveArrays.OfFloat();

    /** L of N. */
    public static final Converter<double[]> DOUBLE_ARRAY = new PrimitiveArrays.OfDouble();

    private Converters() {}

    /** L; no element may be null. */
    public static <T> Converter<List<T>> list(Converter<T> element) {
        return new ListConverter<>(element);
    }

    /**
     * SS, NS or BS where the element is stored as S, N or B, else L. DynamoDB has no empty sets: an attribute is left
     * out (see {@link ItemWriter#set}), and inside of another collection an empty set is an empty list.
     */
    public static <T> Converter<Set<T>> set(Converter<T> element) {
        return element instanceof ScalarConverter<T, ?> scalar
                ? new ScalarSetConverter<>(scalar)
                : new SetConverter<>(element);
    }

    /** L, in the order of the set; no element may be null. */
    public static <T> Converter<Set<T>> setAsList(Converter<T> element) {
        return new SetConverter<>(element);
    }

    /**
     * L; no element may be null.
     *
     * @param type the class of the elements, without type arguments
     */
    public static <T> Converter<T[]> array(Converter<T> element, Class<? super T> type) {
        return new ArrayConverter<>(element, type);
    }

    /**
     * What a converter of the developer's makes of a value. A set of what is stored as S, N or B is one of DynamoDB's
     * sets.
     *
     * @param stored how that is stored
     */
    public static <T, S> Converter<T> converted(ValueConverter<T, S> converter, Converter<S> stored) {
        return stored instanceof ScalarConverter<S, ?> scalar
                ? ConvertedScalar.of(converter, scalar)
                : new ConvertedValue<>(converter, stored);
    }

    /**
     * S of what is stored as N: the digits as text, which is how a map has numbers as keys.
     *
     * @throws IllegalArgumentException if it is stored as neither S nor N
     */
    public static <T> Converter<T> text(Converter<T> scalar) {
        return DigitsAsText.of(scalar);
    }

    /**
     * M; no key or value may be null, and no key an empty text, since no attribute has an empty name.
     *
     * @param key a converter to texts: {@link #STRING}, an {@link EnumConverter}, or {@link #text} of numbers
     */
    public static <K, V> Converter<Map<K, V>> map(Converter<K> key, Converter<V> value) {
        return new MapConverter<>(key, value);
    }
}
