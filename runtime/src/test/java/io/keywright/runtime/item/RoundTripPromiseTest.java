package io.keywright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.annotation.ValueConverter;
import io.keywright.runtime.RandomText;
import io.keywright.runtime.Trials;
import io.keywright.testing.InProcessDynamoDb;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Whatever is stored comes back as it was: values of every type, in collections and behind converters, to any depth. */
class RoundTripPromiseTest {

    private static final String TABLE = "values";
    private static final String KEY = "id";
    private static final String VALUE = "value";

    /** A type, and how its values are drawn. */
    private record Kind<T>(Converter<T> converter, Function<Random, T> values) {}

    private static final List<Kind<?>> KEYS = List.of(
            new Kind<>(Converters.ofString(), random -> "k" + RandomText.any(random)),
            new Kind<>(Converters.text(Converters.ofInt()), Random::nextInt),
            new Kind<>(Converters.text(Converters.ofLong()), Random::nextLong),
            new Kind<>(Converters.text(Converters.ofBigInteger()), random -> new BigInteger(100, random)),
            new Kind<>(Converters.ofUuid(), random -> new UUID(random.nextLong(), random.nextLong())),
            new Kind<>(Converters.ofLocalDate(), RoundTripPromiseTest::date),
            new Kind<>(Converters.ofInstant(), RoundTripPromiseTest::instant),
            new Kind<>(Converters.text(Converters.ofYear()), random -> Year.of(random.nextInt(3000))),
            new Kind<>(Converters.ofCurrency(), RoundTripPromiseTest::currency),
            new Kind<>(Converters.ofLocale(), RoundTripPromiseTest::locale),
            new Kind<>(Converters.ofUri(), random -> URI.create("urn:x:" + random.nextInt(50))),
            new Kind<>(EnumConverter.of(DayOfWeek.values()), RoundTripPromiseTest::day),
            new Kind<>(
                    EnumConverter.of(DayOfWeek.values(), "1", "2", "3", "4", "5", "6", "#"),
                    RoundTripPromiseTest::day));

    private static final List<Kind<?>> SCALARS = List.of(
            new Kind<>(Converters.ofString(), RandomText::any),
            new Kind<>(Converters.ofCharacter(), random -> (char) random.nextInt(0xD800)),
            new Kind<>(Converters.ofByte(), random -> (byte) random.nextInt()),
            new Kind<>(Converters.ofShort(), random -> (short) random.nextInt()),
            new Kind<>(Converters.ofInt(), Random::nextInt),
            new Kind<>(Converters.ofLong(), Random::nextLong),
            new Kind<>(Converters.ofBigInteger(), random -> new BigInteger(120, random)),
            new Kind<>(Converters.ofFloat(), random -> random.nextInt() / 7f),
            new Kind<>(Converters.ofDouble(), random -> random.nextLong() / 7d),
            new Kind<>(Converters.ofBigDecimal(), RoundTripPromiseTest::decimal),
            new Kind<>(Converters.ofBoolean(), Random::nextBoolean),
            new Kind<>(
                    Converters.ofLocalDateTime(), random -> LocalDateTime.ofInstant(instant(random), ZoneOffset.UTC)),
            new Kind<>(Converters.ofOffsetDateTime(), random -> instant(random).atOffset(offset(random))),
            new Kind<>(Converters.ofZonedDateTime(), random -> instant(random).atZone(zone(random))),
            new Kind<>(Converters.ofLocalTime(), random -> LocalTime.ofNanoOfDay(random.nextInt() & 0xFFFFFFFL)),
            new Kind<>(
                    Converters.ofOffsetTime(),
                    random -> LocalTime.ofSecondOfDay(random.nextInt(86_400)).atOffset(offset(random))),
            new Kind<>(Converters.ofYearMonth(), random -> YearMonth.from(date(random))),
            new Kind<>(Converters.ofYear(), random -> Year.of(random.nextInt(3000))),
            new Kind<>(Converters.ofMonthDay(), random -> MonthDay.from(date(random))),
            new Kind<>(Converters.ofDuration(), random -> Duration.ofNanos(random.nextLong())),
            new Kind<>(
                    Converters.ofPeriod(), random -> Period.of(random.nextInt(), random.nextInt(), random.nextInt())),
            new Kind<>(Converters.ofZoneId(), RoundTripPromiseTest::zone),
            new Kind<>(Converters.ofZoneOffset(), RoundTripPromiseTest::offset),
            new Kind<>(Converters.ofByteBuffer(), random -> ByteBuffer.wrap(bytes(random))));

    private static final List<Kind<?>> ARRAYS = List.of(
            new Kind<>(Converters.ofBytes(), RoundTripPromiseTest::bytes),
            new Kind<>(Converters.ofBooleanArray(), random -> new boolean[] {random.nextBoolean(), true}),
            new Kind<>(Converters.ofCharacterArray(), random -> new char[random.nextInt(3)]),
            new Kind<>(Converters.ofShortArray(), random -> new short[] {(short) random.nextInt()}),
            new Kind<>(
                    Converters.ofIntArray(),
                    random -> random.ints(random.nextInt(4)).toArray()),
            new Kind<>(
                    Converters.ofLongArray(),
                    random -> random.longs(random.nextInt(4)).toArray()),
            new Kind<>(Converters.ofFloatArray(), random -> new float[] {random.nextFloat()}),
            new Kind<>(
                    Converters.ofDoubleArray(),
                    random -> random.doubles(random.nextInt(4)).toArray()),
            new Kind<>(Converters.array(Converters.ofIntArray(), int[].class), random ->
                    new int[][] {random.ints(random.nextInt(3)).toArray(), {}}));

    private static final List<Kind<?>> SINGLE = all(SCALARS, KEYS.subList(4, 7), KEYS.subList(8, KEYS.size()));

    @Test
    void whatIsStoredComesBackAsItWas() {
        try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
                DynamoDbClient client = dynamoDb.client()) {
            create(client);
            Trials.of(2_000, random -> check(client, kind(random, random.nextInt(5)), random));
        }
    }

    @Test
    void soDoArrays() {
        try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
                DynamoDbClient client = dynamoDb.client()) {
            create(client);
            Trials.of(300, random -> {
                check(client, pick(random, ARRAYS), random);
                check(client, array(pick(random, SINGLE)), random);
            });
        }
    }

    private static <T> void check(DynamoDbClient client, Kind<T> kind, Random random) {
        T value = kind.values().apply(random);
        AttributeValue stored = kind.converter().toValue(value);
        client.putItem(PutItemRequest.builder()
                .tableName(TABLE)
                .item(Map.of(KEY, AttributeValue.fromS("one"), VALUE, stored))
                .build());
        AttributeValue read = Objects.requireNonNull(client.getItem(GetItemRequest.builder()
                        .tableName(TABLE)
                        .key(Map.of(KEY, AttributeValue.fromS("one")))
                        .build())
                .item()
                .get(VALUE));

        T back = kind.converter().fromValue(read);
        assertThat(Objects.deepEquals(back, value)).as("%s and %s", value, back).isTrue();
        assertThat(SameItem.test(Map.of(VALUE, kind.converter().toValue(back)), Map.of(VALUE, stored)))
                .isTrue();
    }

    private static Kind<?> kind(Random random, int depth) {
        if (depth == 0) {
            return pick(random, SINGLE);
        }
        Kind<?> inner = kind(random, depth - 1);
        return switch (random.nextInt(5)) {
            case 0 -> list(inner);
            case 1 -> set(inner, random.nextBoolean());
            case 2 -> converted(inner);
            default -> map(pick(random, KEYS), inner);
        };
    }

    private static <T> Kind<List<T>> list(Kind<T> inner) {
        return new Kind<>(Converters.list(inner.converter()), random -> some(inner, random));
    }

    private static <T> Kind<Set<T>> set(Kind<T> inner, boolean asList) {
        return new Kind<>(
                asList ? Converters.setAsList(inner.converter()) : Converters.set(inner.converter()),
                random -> new LinkedHashSet<>(some(inner, random)));
    }

    private static <K, V> Kind<Map<K, V>> map(Kind<K> key, Kind<V> inner) {
        return new Kind<>(Converters.map(key.converter(), inner.converter()), random -> {
            Map<K, V> map = new LinkedHashMap<>();
            some(key, random).forEach(each -> map.put(each, inner.values().apply(random)));
            return map;
        });
    }

    private static <T> Kind<Object[]> array(Kind<T> inner) {
        Converter<Object> element = Converters.converted(new Unchecked<>(), inner.converter());
        return new Kind<>(
                Converters.array(element, Object.class),
                random -> some(inner, random).toArray());
    }

    private static <T> Kind<Box<T>> converted(Kind<T> inner) {
        return new Kind<>(
                Converters.converted(new Boxing<>(), inner.converter()),
                random -> new Box<>(inner.values().apply(random)));
    }

    private record Box<T>(T content) {}

    private static final class Boxing<T> implements ValueConverter<Box<T>, T> {

        @Override
        public T toStored(Box<T> value) {
            return value.content();
        }

        @Override
        public Box<T> fromStored(T stored) {
            return new Box<>(stored);
        }
    }

    private static final class Unchecked<T> implements ValueConverter<Object, T> {

        @Override
        @SuppressWarnings("unchecked") // The array holds nothing else.
        public T toStored(Object value) {
            return (T) value;
        }

        @Override
        public Object fromStored(T stored) {
            return stored;
        }
    }

    private static <T> List<T> some(Kind<T> kind, Random random) {
        List<T> values = new ArrayList<>();
        for (int count = random.nextInt(4); count > 0; count--) {
            values.add(kind.values().apply(random));
        }
        return values;
    }

    private static List<Kind<?>> all(List<Kind<?>> one, List<Kind<?>> two, List<Kind<?>> three) {
        List<Kind<?>> all = new ArrayList<>(one);
        all.addAll(two);
        all.addAll(three);
        return List.copyOf(all);
    }

    private static <T> T pick(Random random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private static Instant instant(Random random) {
        return Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000));
    }

    private static LocalDate date(Random random) {
        return LocalDate.ofEpochDay(random.nextInt(40_000));
    }

    private static ZoneOffset offset(Random random) {
        return ZoneOffset.ofTotalSeconds(random.nextInt(60_000) - 30_000);
    }

    private static ZoneId zone(Random random) {
        return pick(random, List.of(ZoneId.of("Europe/Vienna"), ZoneId.of("UTC"), ZoneOffset.UTC, ZoneId.of("GMT+2")));
    }

    private static Currency currency(Random random) {
        return pick(random, List.copyOf(Currency.getAvailableCurrencies()));
    }

    private static Locale locale(Random random) {
        return pick(random, List.of(Locale.ROOT, Locale.US, Locale.forLanguageTag("sl-Latn-IT-nedis")));
    }

    private static DayOfWeek day(Random random) {
        return pick(random, List.of(DayOfWeek.values()));
    }

    /** Without zeros at the end, which are not kept. */
    private static BigDecimal decimal(Random random) {
        BigDecimal number = new BigDecimal(new BigInteger(120, random), random.nextInt(60)).stripTrailingZeros();
        return number.scale() < 0 ? number.setScale(0) : number;
    }

    private static byte[] bytes(Random random) {
        byte[] bytes = new byte[random.nextInt(5)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static void create(DynamoDbClient client) {
        client.createTable(CreateTableRequest.builder()
                .tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(AttributeDefinition.builder()
                        .attributeName(KEY)
                        .attributeType(ScalarAttributeType.S)
                        .build())
                .keySchema(KeySchemaElement.builder()
                        .attributeName(KEY)
                        .keyType(KeyType.HASH)
                        .build())
                .build());
    }
}
