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
    public static Converter<String> ofString() {
        return Texts.OfString.INSTANCE;
    }

    /** N. */
    public static Converter<Byte> ofByte() {
        return WholeNumbers.OfByte.INSTANCE;
    }

    /** N. */
    public static Converter<Short> ofShort() {
        return WholeNumbers.OfShort.INSTANCE;
    }

    /** N. */
    public static Converter<Integer> ofInt() {
        return WholeNumbers.OfInt.INSTANCE;
    }

    /** N. */
    public static Converter<Long> ofLong() {
        return WholeNumbers.OfLong.INSTANCE;
    }

    /** N, of at most 38 significant digits. */
    public static Converter<BigInteger> ofBigInteger() {
        return WholeNumbers.OfBigInteger.INSTANCE;
    }

    /** N; refuses infinities, NaN and what is not zero and nearer to it than 1E-130; -0.0 becomes 0. */
    public static Converter<Float> ofFloat() {
        return DecimalNumbers.OfFloat.INSTANCE;
    }

    /** N; refuses infinities, NaN and what is outside of 1E-130 to 1E+126; -0.0 becomes 0. */
    public static Converter<Double> ofDouble() {
        return DecimalNumbers.OfDouble.INSTANCE;
    }

    /** N, of at most 38 significant digits; trailing zeros of the scale are not kept. */
    public static Converter<BigDecimal> ofBigDecimal() {
        return DecimalNumbers.OfBigDecimal.INSTANCE;
    }

    /** BOOL. */
    public static Converter<Boolean> ofBoolean() {
        return OtherScalars.OfBoolean.INSTANCE;
    }

    /** S of one character. */
    public static Converter<Character> ofCharacter() {
        return Texts.OfCharacter.INSTANCE;
    }

    /** S: {@code 2024-05-01T12:00:00.000000000Z}, years 0000 to 9999; any ISO instant is read. */
    public static Converter<Instant> ofInstant() {
        return SortableTimes.OfInstant.INSTANCE;
    }

    /** N: a time to live in whole seconds; refused unless it is later than 1970 and looks like seconds. */
    public static Converter<Instant> ofExpiry() {
        return Expiries.OfInstant.INSTANCE;
    }

    /** N: a time to live in seconds; refused unless it is later than 1970 and looks like seconds. */
    public static Converter<Long> ofExpirySeconds() {
        return Expiries.OfSeconds.INSTANCE;
    }

    /** S: ISO text with the offset. */
    public static Converter<OffsetDateTime> ofOffsetDateTime() {
        return Times.OfOffsetDateTime.INSTANCE;
    }

    /** S: ISO text with offset and zone. */
    public static Converter<ZonedDateTime> ofZonedDateTime() {
        return Times.OfZonedDateTime.INSTANCE;
    }

    /** S: {@code 2024-05-01T12:00:00.000000000}, years 0000 to 9999; any ISO text without a zone is read. */
    public static Converter<LocalDateTime> ofLocalDateTime() {
        return SortableTimes.OfLocalDateTime.INSTANCE;
    }

    /** S: {@code 2024-05-01}, years 0000 to 9999. */
    public static Converter<LocalDate> ofLocalDate() {
        return SortableTimes.OfLocalDate.INSTANCE;
    }

    /** S: {@code 12:00}, {@code 12:00:00.5}. */
    public static Converter<LocalTime> ofLocalTime() {
        return Times.OfLocalTime.INSTANCE;
    }

    /** S: {@code 12:00+02:00}. */
    public static Converter<OffsetTime> ofOffsetTime() {
        return Times.OfOffsetTime.INSTANCE;
    }

    /** S: {@code 2024-05}, years 0000 to 9999. */
    public static Converter<YearMonth> ofYearMonth() {
        return SortableTimes.OfYearMonth.INSTANCE;
    }

    /** N. */
    public static Converter<Year> ofYear() {
        return OtherScalars.OfYear.INSTANCE;
    }

    /** S: {@code --05-01}. */
    public static Converter<MonthDay> ofMonthDay() {
        return Times.OfMonthDay.INSTANCE;
    }

    /** S: {@code PT1H30M}. */
    public static Converter<Duration> ofDuration() {
        return Times.OfDuration.INSTANCE;
    }

    /** S: {@code P1Y2M3D}. */
    public static Converter<Period> ofPeriod() {
        return Times.OfPeriod.INSTANCE;
    }

    /** S: {@code Europe/Vienna}. */
    public static Converter<ZoneId> ofZoneId() {
        return Times.OfZoneId.INSTANCE;
    }

    /** S: {@code +02:00}. */
    public static Converter<ZoneOffset> ofZoneOffset() {
        return Times.OfZoneOffset.INSTANCE;
    }

    /** S, in lower case. */
    public static Converter<UUID> ofUuid() {
        return Texts.OfUuid.INSTANCE;
    }

    /** B; the array is copied both ways. */
    public static Converter<byte[]> ofBytes() {
        return OtherScalars.OfBytes.INSTANCE;
    }

    /** B: the bytes between position and limit, neither of which moves; what is read is a copy of its own. */
    public static Converter<ByteBuffer> ofByteBuffer() {
        return OtherScalars.OfByteBuffer.INSTANCE;
    }

    /** S, as it is written. */
    public static Converter<URI> ofUri() {
        return Texts.OfUri.INSTANCE;
    }

    /** S: {@code de-AT}; a locale of which the language tag does not tell all is refused. */
    public static Converter<Locale> ofLocale() {
        return Texts.OfLocale.INSTANCE;
    }

    /** S: {@code EUR}. */
    public static Converter<Currency> ofCurrency() {
        return Texts.OfCurrency.INSTANCE;
    }

    /** L of BOOL. */
    public static Converter<boolean[]> ofBooleanArray() {
        return PrimitiveArrays.OfBoolean.INSTANCE;
    }

    /** L of S. */
    public static Converter<char[]> ofCharacterArray() {
        return PrimitiveArrays.OfChar.INSTANCE;
    }

    /** L of N. */
    public static Converter<short[]> ofShortArray() {
        return PrimitiveArrays.OfShort.INSTANCE;
    }

    /** L of N. */
    public static Converter<int[]> ofIntArray() {
        return PrimitiveArrays.OfInt.INSTANCE;
    }

    /** L of N. */
    public static Converter<long[]> ofLongArray() {
        return PrimitiveArrays.OfLong.INSTANCE;
    }

    /** L of N. */
    public static Converter<float[]> ofFloatArray() {
        return PrimitiveArrays.OfFloat.INSTANCE;
    }

    /** L of N. */
    public static Converter<double[]> ofDoubleArray() {
        return PrimitiveArrays.OfDouble.INSTANCE;
    }

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

    /** The same of not more elements than this; a value of more is refused when it is written, and read as it is. */
    public static <T> Converter<T> atMost(int maxSize, Converter<T> whole) {
        return new LimitedConverter<>(maxSize, whole);
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
     * L, for an array of primitives whose elements a converter of the developer's takes.
     *
     * @param type the array's own class
     */
    public static <A, E> Converter<A> primitives(Converter<E> element, Class<A> type) {
        return new ConvertedPrimitives<>(element, type);
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
     * @param key a converter to texts: {@link #ofString}, an {@link EnumConverter}, or {@link #text} of numbers
     */
    public static <K, V> Converter<Map<K, V>> map(Converter<K> key, Converter<V> value) {
        return new MapConverter<>(key, value);
    }
}
