package io.keywright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class StructureAndWriterTest {

    private static final Structure THING = Structure.ofEntity("Thing", "PK", "SK");
    private static final Structure CUSTOMER =
            Structure.ofEntity("Customer", "PK", "SK").property("as", "addresses");
    private static final Structure ADDRESS = Structure.ofDocument("Address").property("st", "street");

    private static final Converter<List<Address>> ADDRESSES = Converters.list(new AddressMapper());

    @Test
    void writesWhatIsThereAndLeavesOutWhatIsNot() {
        ItemWriter item = new ItemWriter(THING, 16);
        item.key("PK", "SK", PrimaryKey.of(Object.class, "THING#1", "PART#2"));
        item.key("GSI1PK", "GSI1SK", IndexKey.of(String.class, "A#1", "B#2"));
        item.localKey("LSI1SK", IndexKey.of(String.class, "THING#1", "C#3"));
        item.type("Type", AttributeValue.createS("Thing"));
        item.required("name", "", Converters.ofString());
        item.nullable("absent", null, Converters.ofString());
        item.nullable("present", "x", Converters.ofString());
        item.optional("none", Optional.empty(), Converters.ofString());
        item.optional("some", Optional.of("y"), Converters.ofString());
        item.set("noTags", Set.of(), Converters.set(Converters.ofString()));
        item.set("tags", Set.of("t"), Converters.set(Converters.ofString()));
        item.number("int", 1);
        item.number("long", 2L);
        item.number("float", 0.5f);
        item.number("double", 0.25);
        item.bool("bool", true);
        item.character("char", 'c');

        assertThat(item.toMap())
                .containsOnly(
                        Map.entry("PK", s("THING#1")),
                        Map.entry("SK", s("PART#2")),
                        Map.entry("GSI1PK", s("A#1")),
                        Map.entry("GSI1SK", s("B#2")),
                        Map.entry("LSI1SK", s("C#3")),
                        Map.entry("Type", s("Thing")),
                        Map.entry("name", s("")),
                        Map.entry("present", s("x")),
                        Map.entry("some", s("y")),
                        Map.entry("tags", AttributeValue.fromSs(List.of("t"))),
                        Map.entry("int", n("1")),
                        Map.entry("long", n("2")),
                        Map.entry("float", n("0.5")),
                        Map.entry("double", n("0.25")),
                        Map.entry("bool", AttributeValue.fromBool(true)),
                        Map.entry("char", s("c")));
    }

    @Test
    void readsWhatItWrote() {
        Map<String, AttributeValue> item = Map.of(
                "name", s("n"),
                "tags", AttributeValue.fromSs(List.of("t")),
                "number", n("7"),
                "decimal", n("0.5"),
                "bool", AttributeValue.fromBool(false),
                "char", s("c"));

        assertThat(THING.required(item, "name", Converters.ofString())).isEqualTo("n");
        assertThat(THING.nullable(item, "name", Converters.ofString())).isEqualTo("n");
        assertThat(THING.optional(item, "name", Converters.ofString())).contains("n");
        assertThat(THING.set(item, "tags", Converters.set(Converters.ofString())))
                .containsExactly("t");
        assertThat(THING.intValue(item, "number")).isEqualTo(7);
        assertThat(THING.longValue(item, "number")).isEqualTo(7L);
        assertThat(THING.shortValue(item, "number")).isEqualTo((short) 7);
        assertThat(THING.byteValue(item, "number")).isEqualTo((byte) 7);
        assertThat(THING.floatValue(item, "decimal")).isEqualTo(0.5f);
        assertThat(THING.doubleValue(item, "decimal")).isEqualTo(0.5);
        assertThat(THING.booleanValue(item, "bool")).isFalse();
        assertThat(THING.charValue(item, "char")).isEqualTo('c');
    }

    @Test
    void absentAndNullAreTheSame() {
        Map<String, AttributeValue> item = Map.of("null", AttributeValue.fromNul(true));

        for (String attribute : List.of("null", "absent")) {
            assertThat(THING.nullable(item, attribute, Converters.ofString())).isNull();
            assertThat(THING.optional(item, attribute, Converters.ofString())).isEmpty();
            assertThat(THING.set(item, attribute, Converters.set(Converters.ofString())))
                    .isEmpty();
            assertThatThrownBy(() -> THING.required(item, attribute, Converters.ofString()))
                    .isInstanceOf(UnmappableItemException.class)
                    .hasMessage("Thing." + attribute + " cannot be read: expected a value, found "
                            + (attribute.equals("null") ? "NULL." : "nothing."));
        }
    }

    @Test
    void aFailureOnReadingNamesEntityAndPath() {
        Map<String, AttributeValue> item = Map.of(
                "PK",
                s("s3cret"),
                "SK",
                s("sort"),
                "as",
                AttributeValue.fromL(List.of(
                        AttributeValue.fromM(Map.of("st", s("x"))), AttributeValue.fromM(Map.of("st", n("1"))))));

        UnmappableItemException failure =
                catchThrowableOfType(UnmappableItemException.class, () -> CUSTOMER.required(item, "as", ADDRESSES));

        assertThat(failure.entity()).isEqualTo("Customer");
        assertThat(failure.path()).isEqualTo("addresses[1].street");
        assertThat(failure.storedPath()).isEqualTo("as[1].st");
        assertThat(failure.expected()).isEqualTo("any text as text (S)");
        assertThat(failure.found()).isEqualTo("a number (N)");
        assertThat(failure.value()).isEqualTo(n("1"));
        assertThat(failure.partition()).isEqualTo("s3cret");
        assertThat(failure.sort()).isEqualTo("sort");
        assertThat(failure)
                .hasMessage("Customer.addresses[1].street (stored as \"as[1].st\") cannot be read:"
                        + " expected any text as text (S), found a number (N).");
    }

    @Test
    void whatADocumentsConstructorThrowsIsTheCauseOfAFailureWithItsPath() {
        Map<String, AttributeValue> item = Map.of("address", AttributeValue.fromM(Map.of("st", s("refused"))));

        assertThatThrownBy(() -> CUSTOMER.required(item, "address", new AddressMapper()))
                .isInstanceOf(UnmappableItemException.class)
                .hasMessage("Customer.address cannot be read:"
                        + " expected what its class or converter accepts, found what that refuses.")
                .cause()
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no such street");
    }

    @Test
    void aDocumentThatIsNoMapIsRefused() {
        Map<String, AttributeValue> item = Map.of("address", s("x"));

        assertThatThrownBy(() -> CUSTOMER.required(item, "address", new AddressMapper()))
                .hasMessage("Customer.address cannot be read: expected a map (M) for Address, found a text (S).");
    }

    @Test
    void aFailureOnWritingNamesEntityAndPath() {
        ItemWriter item = new ItemWriter(CUSTOMER, 4);
        List<Address> addresses = List.of(new Address("x"), new Address(null));

        InvalidEntityException failure =
                catchThrowableOfType(InvalidEntityException.class, () -> item.required("as", addresses, ADDRESSES));

        assertThat(failure.entity()).isEqualTo("Customer");
        assertThat(failure.path()).isEqualTo("addresses[1].street");
        assertThat(failure.storedPath()).isEqualTo("as[1].st");
        assertThat(failure)
                .hasMessage("Customer.addresses[1].street (stored as \"as[1].st\") cannot be stored:"
                        + " expected a value, found null.");
    }

    @Test
    @SuppressWarnings({"NullAway", "NullableOptional"})
    void nullsOfRequiredPropertiesAreRefused() {
        ItemWriter item = new ItemWriter(THING, 4);
        @Nullable Optional<String> noOptional = null;

        assertThatThrownBy(() -> item.required("a", null, Converters.ofString()))
                .isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> item.optional("a", noOptional, Converters.ofString()))
                .isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> item.optional("a", (OptionalInt) null)).isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> item.optional("a", (OptionalLong) null)).isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> item.optional("a", (OptionalDouble) null)).isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> item.set("a", null, Converters.set(Converters.ofString())))
                .isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> item.number("a", Double.NaN))
                .isInstanceOf(InvalidEntityException.class)
                .hasMessageStartingWith("Thing.a cannot be stored");
    }

    @Test
    void halfOfASurrogatePairIsRefusedWhereverItIsWithItsPathAndWithoutTheText() {
        String half = "s3cret\uD83D";
        ItemWriter item = new ItemWriter(THING, 4);
        Converter<Map<String, List<String>>> map =
                Converters.map(Converters.ofString(), Converters.list(Converters.ofString()));

        assertRefused(() -> item.required("name", half, Converters.ofString()), "name", "name");
        assertRefused(() -> item.set("tags", Set.of(half), Converters.set(Converters.ofString())), "tags[]", "tags[]");
        assertRefused(() -> item.required("names", Map.of(half, List.of()), map), "names[]", "names[]");
        assertRefused(
                () -> item.required("names", Map.of("key", List.of("a", half)), map), "names[key][1]", "names[][1]");
        assertThat(item.toMap()).isEmpty();
    }

    private static void assertRefused(ThrowingCallable write, String path, String shown) {
        assertThatThrownBy(write)
                .isInstanceOfSatisfying(
                        InvalidEntityException.class,
                        failure -> assertThat(failure.path()).isEqualTo(path))
                .hasMessage("Thing." + shown
                        + " cannot be stored: expected well-formed text, found half of a surrogate pair.");
    }

    @Test
    void aSetThatCanBeAbsentIsKeptAsAListWhichCanBeEmpty() {
        Converter<Set<String>> tags = Converters.setAsList(Converters.ofString());
        ItemWriter item = new ItemWriter(THING, 4);
        item.nullable("emptyNullable", Set.of(), tags);
        item.nullable("absentNullable", null, tags);
        item.optional("emptyOptional", Optional.of(Set.of()), tags);
        item.optional("absentOptional", Optional.empty(), tags);
        item.optional("optional", Optional.of(Set.of("b")), tags);

        assertThat(item.toMap())
                .isEqualTo(Map.of(
                        "emptyNullable", AttributeValue.fromL(List.of()),
                        "emptyOptional", AttributeValue.fromL(List.of()),
                        "optional", AttributeValue.fromL(List.of(s("b")))));
        Map<String, AttributeValue> back = item.toMap();
        assertThat(THING.nullable(back, "emptyNullable", tags)).isEmpty();
        assertThat(THING.nullable(back, "absentNullable", tags)).isNull();
        assertThat(THING.optional(back, "absentOptional", tags)).isEmpty();
        assertThat(THING.optional(back, "emptyOptional", tags)).contains(Set.of());
    }

    @Test
    void optionalNumbersAreThereOrNot() {
        ItemWriter item = new ItemWriter(THING, 4);
        item.optional("int", OptionalInt.of(-1));
        item.optional("long", OptionalLong.of(Long.MIN_VALUE));
        item.optional("double", OptionalDouble.of(0.5));
        item.optional("noInt", OptionalInt.empty());
        item.optional("noLong", OptionalLong.empty());
        item.optional("noDouble", OptionalDouble.empty());

        assertThat(item.toMap())
                .isEqualTo(Map.of("int", n("-1"), "long", n("-9223372036854775808"), "double", n("0.5")));
        Map<String, AttributeValue> back = item.toMap();
        assertThat(THING.optionalInt(back, "int")).hasValue(-1);
        assertThat(THING.optionalLong(back, "long")).hasValue(Long.MIN_VALUE);
        assertThat(THING.optionalDouble(back, "double")).hasValue(0.5);
        assertThat(THING.optionalInt(back, "noInt")).isEmpty();
        assertThat(THING.optionalLong(back, "noLong")).isEmpty();
        assertThat(THING.optionalDouble(back, "noDouble")).isEmpty();
        assertThatThrownBy(() -> item.optional("none", OptionalDouble.of(Double.NaN)))
                .isInstanceOf(InvalidEntityException.class);
    }

    @Test
    void keysWithoutASortKeyFillOneAttribute() {
        ItemWriter item = new ItemWriter(THING, 4);
        item.key("PK", PrimaryKey.of(Object.class, "THING#1"));
        item.key("GSI1PK", IndexKey.of(String.class, "A#1"));

        assertThat(item.toMap()).containsExactly(Map.entry("PK", s("THING#1")), Map.entry("GSI1PK", s("A#1")));
        assertThatThrownBy(() -> item.key("PK", "SK", PrimaryKey.of(Object.class, "THING#1")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private record Address(@Nullable String street) {
        private Address {
            if ("refused".equals(street)) {
                throw new IllegalArgumentException("no such street");
            }
        }
    }

    private static final class AddressMapper implements Converter<Address> {

        @Override
        public AttributeValue toValue(Address address) {
            ItemWriter map = ItemWriter.document(ADDRESS, 1);
            map.required("st", address.street(), Converters.ofString());
            return map.toValue();
        }

        @Override
        public Address fromValue(AttributeValue value) {
            Map<String, AttributeValue> map = ADDRESS.map(value);
            return new Address(ADDRESS.required(map, "st", Converters.ofString()));
        }
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue n(String digits) {
        return AttributeValue.fromN(digits);
    }
}
