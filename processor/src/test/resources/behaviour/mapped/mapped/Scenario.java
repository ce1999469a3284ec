package mapped;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.UnmappableItemException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import values.Channel;
import values.Code;
import values.Money;
import values.Span;
import values.Status;

/** Converters and stored texts in keys, attributes and queries, and every type that nothing else has, there and back. */
public final class Scenario implements Consumer<DynamoDbClient> {

    @Override
    public void accept(DynamoDbClient client) {
        MappedTable.createTable(client, "mapped");
        MappedTable mapped = MappedTable.open(client, "mapped");
        keysHoldWhatConvertersGive(mapped);
        storedTextsAreReadAndWritten(mapped);
        whatAConverterRefusesIsTold();
        whatIsWrongInAnArrayOfPrimitivesHasItsPlace();
        everythingComesBack(mapped);
    }

    private static Offer offer(String code, String price, Status status) {
        return new Offer(
                new Code(code), Locale.forLanguageTag("de-AT"), Currency.getInstance("EUR"), Money.of(price), status,
                Duration.ofDays(30), OptionalInt.of(7), List.of(Money.of("1"), Money.of("1")), Set.of(Money.of("2.50")),
                Map.of("at", Money.of("3")), new Money[] {Money.of("4")}, Optional.of(Money.of("5")),
                Map.of(new Code("k"), List.of(new Code("v"))), Span.of("outer", Span.of("inner")),
                Map.of("count", 3L, "name", "three"), 1_000L, Set.of(Duration.ofDays(1)),
                new long[] {1_000L, 0}, Map.of("a", new long[][] {{}, {1}}));
    }

    private static void keysHoldWhatConvertersGive(MappedTable mapped) {
        Offer offer = offer("a", "12.50", Status.OPEN);
        mapped.offer().create(offer);
        mapped.offer().create(offer("a", "100", Status.CLOSED));

        Map<String, AttributeValue> item = OfferMapper.INSTANCE.toItem(offer);
        assertThat(item.get("PK").s()).isEqualTo("OFFER#a");
        assertThat(item.get("SK").s()).isEqualTo("de-AT#EUR#00000012.50");
        assertThat(item.get("GSI1PK").s()).startsWith("STATUS#o#");
        assertThat(item.get("GSI1SK").s()).isEqualTo("o#000030");
        assertThat(item.get("price").n()).isEqualTo("12.5");
        assertThat(item.get("rivals").ns()).containsExactly("2.5");
        assertThat(item.get("related").m().get("k").l().get(0).s()).isEqualTo("v");
        assertThat(item.get("since").s()).startsWith("1970-01-01T00:16:40");
        assertThat(item.get("changes").l().get(0).s()).startsWith("1970-01-01T00:16:40");
        assertThat(item.get("visits").m().get("a").l().get(1).l().get(0).s()).startsWith("1970-01-01T00:00:01");
        assertThat(item.get("extras").m().get("count").s()).isEqualTo("n3");

        Offer read = mapped.offer()
                .get(offer.code(), offer.market(), offer.currency(), offer.price())
                .orElseThrow();
        assertThat(read).usingRecursiveComparison().isEqualTo(offer);
        assertThat(mapped.offer().ofCode(new Code("a")).list()).hasSize(2);
        assertThat(mapped.offer()
                        .ofCode(new Code("a"))
                        .market(offer.market())
                        .currency(offer.currency())
                        .priceFrom(Money.of("50"))
                        .list())
                .singleElement()
                .extracting(Offer::price)
                .isEqualTo(Money.of("100"));
        assertThat(mapped.offer().byStatus(Status.OPEN, new Code("a")).list()).hasSize(1);
        assertThat(mapped.offer().byStatus(Status.OPEN).list()).hasSize(1);
    }

    private static void storedTextsAreReadAndWritten(MappedTable mapped) {
        Map<String, AttributeValue> item = new HashMap<>(OfferMapper.INSTANCE.toItem(offer("b", "1", Status.PENDING)));
        assertThat(item.get("status").s()).isEqualTo("PENDING");
        item.put("status", AttributeValue.fromS("later"));
        Offer unknown = OfferMapper.INSTANCE.fromItem(item);
        assertThat(unknown.status()).isEqualTo(Status.UNKNOWN);
        assertThatThrownBy(() -> mapped.offer().put(unknown))
                .isInstanceOfAny(InvalidEntityException.class, InvalidKeyException.class);
    }

    private static void whatAConverterRefusesIsTold() {
        Map<String, AttributeValue> item = new HashMap<>(OfferMapper.INSTANCE.toItem(offer("c", "1", Status.OPEN)));
        item.put("history", AttributeValue.fromL(List.of(AttributeValue.fromN("1"), AttributeValue.fromN("-1"))));
        assertThatThrownBy(() -> OfferMapper.INSTANCE.fromItem(item))
                .isInstanceOfSatisfying(UnmappableItemException.class, failure -> {
                    assertThat(failure.path()).isEqualTo("history[1]");
                    assertThat(failure).hasCauseInstanceOf(IllegalArgumentException.class);
                });
    }

    private static void whatIsWrongInAnArrayOfPrimitivesHasItsPlace() {
        Map<String, AttributeValue> item = new HashMap<>(OfferMapper.INSTANCE.toItem(offer("d", "1", Status.OPEN)));
        item.put("changes", AttributeValue.fromL(List.of(item.get("since"), AttributeValue.fromN("1"))));
        assertThatThrownBy(() -> OfferMapper.INSTANCE.fromItem(item))
                .isInstanceOfSatisfying(
                        UnmappableItemException.class,
                        failure -> assertThat(failure.path()).isEqualTo("changes[1]"));
        item.put("changes", AttributeValue.fromS("x"));
        assertThatThrownBy(() -> OfferMapper.INSTANCE.fromItem(item)).isInstanceOf(UnmappableItemException.class);
    }

    private static void everythingComesBack(MappedTable mapped) {
        Everything everything = everything("full", Set.of("t"), Optional.of(Set.of(1)), Set.of(true));
        Everything empty = everything("empty", Set.of(), Optional.of(Set.of()), Set.of());
        Everything absent = everything("absent", null, Optional.empty(), null);
        for (Everything one : List.of(everything, empty, absent)) {
            mapped.everything().create(one);
            assertThat(mapped.everything().get(one.id()).orElseThrow())
                    .usingRecursiveComparison()
                    .isEqualTo(one);
        }
        Map<String, AttributeValue> item = EverythingMapper.INSTANCE.toItem(everything);
        assertThat(item.get("byNumber").m()).containsKey("-5");
        assertThat(item.get("byStatus").m().get("o").s()).isEqualTo("web");
        assertThat(item.get("grid").l().get(1).l()).isEmpty();
        assertThat(item.get("ordered").hasL()).isTrue();
    }

    private static Everything everything(
            String id, Set<String> maybeTags, Optional<Set<Integer>> maybeNumbers, Set<Boolean> maybeFlags) {
        return new Everything(
                id, OptionalInt.of(1), OptionalLong.empty(), OptionalDouble.of(0.5), URI.create("https://a.invalid/#b"),
                Locale.ROOT, Currency.getInstance("JPY"), ByteBuffer.wrap(new byte[] {1, 2}),
                Set.of(ByteBuffer.wrap(new byte[] {3})), Month.MAY, DayOfWeek.FRIDAY, new boolean[] {true, false},
                new char[] {'a'}, new short[] {-1}, new int[][] {{1, 2}, {}}, new long[] {Long.MIN_VALUE},
                new float[] {0.1f}, new double[] {-0.5}, new String[] {"", "x"}, groups(),
                new URI[] {URI.create("urn:x:1")}, Optional.of(new int[] {9}), Set.of("o"), maybeTags, maybeNumbers,
                maybeFlags, Map.of(new UUID(1, 2), "u"), Map.of(-5, "n"), Map.of(BigInteger.TWO.pow(100), "b"),
                Map.of(LocalDate.of(2024, 5, 1), "d"), Map.of(Instant.EPOCH, "i"), Map.of(Locale.US, "l"),
                Map.of(Currency.getInstance("USD"), "c"), Map.of(URI.create("urn:x:2"), "r"),
                Map.of(Status.OPEN, Channel.WEB));
    }

    @SuppressWarnings("unchecked")
    private static List<String>[] groups() {
        return new List[] {List.of("a"), List.of()};
    }
}
