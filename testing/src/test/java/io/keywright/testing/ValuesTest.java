package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.b;
import static io.keywright.testing.Shapes.bool;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.l;
import static io.keywright.testing.Shapes.m;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.ns;
import static io.keywright.testing.Shapes.nul;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.s;
import static io.keywright.testing.Shapes.ss;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Select;

/** Which attribute values can be stored, how they come back, and how large they are. */
@DynamoDbTest
class ValuesTest {

    private static final String INVALID =
            "ValidationException: 1 validation error detected: One or more parameter values were invalid: ";

    private DynamoDbClient client;

    @BeforeEach
    void open(DynamoDbClient given) {
        client = things(given);
    }

    private AttributeValue stored(AttributeValue value) {
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", "v", value)));
        return Objects.requireNonNull(
                client.getItem(request -> request.tableName(THINGS).key(item("pk", "p", "sk", "s")))
                        .item()
                        .get("v"));
    }

    @Test
    void every_type_comes_back_as_it_was() {
        for (AttributeValue value : List.of(
                s("text"),
                s(""),
                s("\uD83D\uDE00 ü"),
                n("1.5"),
                b(0, 255),
                b(),
                bool(true),
                bool(false),
                nul(),
                l(),
                m(),
                l(s("a"), l(n(1)), m("k", nul())),
                m("a", m("b", l())),
                ss("a", "b"),
                ns("1", "2.5"),
                AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("a"), SdkBytes.fromUtf8String("b"))))) {
            assertThat(stored(value)).isEqualTo(value);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "1.0, 1",
        "0100, 100",
        "-0, 0",
        "0.00, 0",
        "1e3, 1000",
        "1E-3, 0.001",
        "+5, 5",
        ".5, 0.5",
        "-1.50, -1.5",
        "123456789012345678901234567890, 123456789012345678901234567890",
        "0.00000000000000000000000000000000000001, 0.00000000000000000000000000000000000001"
    })
    void numbers_come_back_in_normal_form(String given, String normal) {
        assertThat(stored(n(given))).isEqualTo(n(normal));
    }

    @Test
    void the_largest_and_smallest_numbers_are_stored() {
        assertThat(stored(n("9.9999999999999999999999999999999999999E+125")).n())
                .hasSize(126)
                .startsWith("99999");
        assertThat(stored(n("-9.9999999999999999999999999999999999999E+125")).n())
                .hasSize(127);
        assertThat(stored(n("1E-130")).n()).hasSize(132).endsWith("001");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1E126|Number overflow. Attempting to store a number with magnitude larger than supported range",
                "-1E126|Number overflow. Attempting to store a number with magnitude larger than supported range",
                "1E-131|Number underflow. Attempting to store a number with magnitude smaller than supported range",
                "123456789012345678901234567890123456789|Attempting to store more than 38 significant digits in a Number",
                "ten|The parameter cannot be converted to a numeric value: ten",
                "1e|The parameter cannot be converted to a numeric value: 1e",
                "NaN|The parameter cannot be converted to a numeric value: NaN",
                "0x1F|The parameter cannot be converted to a numeric value: 0x1F"
            })
    void numbers_out_of_range_are_refused(String number, String message) {
        assertThat(refusal(() -> stored(n(number))))
                .isEqualTo("ValidationException: 1 validation error detected: " + message);
    }

    @Test
    void a_number_is_read_up_to_a_thousand_characters() {
        String zeros = "0".repeat(997);
        assertThat(stored(n("1." + zeros + "0"))).isEqualTo(n("1"));
        assertThat(stored(n("0." + "0".repeat(990) + "1E900"))).isEqualTo(stored(n("1E-91")));
        assertThat(refusal(() -> stored(n("1." + zeros + "00"))))
                .endsWith("Attempting to store more than 38 significant digits in a Number");
        assertThat(refusal(() -> stored(n("1E99999999")))).contains("Number overflow");
        assertThat(refusal(() -> stored(n("1E-99999999")))).contains("Number underflow");
        assertThat(refusal(() -> stored(n("1E999999999")))).contains("cannot be converted to a numeric value");
    }

    @Test
    void an_empty_number_is_refused() {
        assertThat(refusal(() -> stored(n(""))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: The parameter cannot be converted to a numeric value");
    }

    @Test
    void sets_may_not_be_empty_nor_repeat_a_member() {
        assertThat(refusal(() -> stored(ss()))).isEqualTo(INVALID + "An string set  may not be empty");
        assertThat(refusal(() -> stored(ns()))).isEqualTo(INVALID + "An number set  may not be empty");
        assertThat(refusal(() -> stored(AttributeValue.fromBs(List.of()))))
                .isEqualTo(INVALID + "Binary sets should not be empty");
        assertThat(refusal(() -> stored(ss("a", "b", "a"))))
                .isEqualTo(INVALID + "Input collection [a, b, a] contains duplicates.");
        assertThat(refusal(() -> stored(ns("1", "1.0"))))
                .isEqualTo("ValidationException: 1 validation error detected: Input collection contains duplicates");
    }

    @Test
    void a_value_has_exactly_one_type() {
        assertThat(refusal(() -> stored(AttributeValue.builder().build())))
                .isEqualTo("ValidationException: Supplied AttributeValue is empty, must contain exactly one of the "
                        + "supported datatypes");
        assertThat(refusal(() -> stored(AttributeValue.builder().s("a").n("1").build())))
                .isEqualTo("ValidationException: Supplied AttributeValue has more than one datatypes set, must contain "
                        + "exactly one of the supported datatypes");
        assertThat(refusal(() -> stored(AttributeValue.fromNul(false))))
                .isEqualTo(INVALID + "Null attribute value types must have the value of true");
    }

    @Test
    void values_inside_lists_and_maps_are_checked_too() {
        assertThat(refusal(() -> stored(l(m("x", ss()))))).isEqualTo(INVALID + "An string set  may not be empty");
    }

    @Test
    void nesting_is_limited_to_32_levels() {
        AttributeValue value = s("deep");
        for (int i = 0; i < 32; i++) {
            value = l(value);
        }
        assertThat(stored(value)).isEqualTo(value);

        AttributeValue tooDeep = l(value);
        assertThat(refusal(() -> stored(tooDeep)))
                .isEqualTo("ValidationException: Nesting Levels have exceeded supported limits");
    }

    @Test
    void an_item_may_be_400_kilobytes_names_included_and_not_a_byte_more() {
        int others = "pk".length() + 1 + "sk".length() + 1 + "v".length();
        String fits = "x".repeat(400 * 1024 - others);

        assertThat(stored(s(fits)).s()).hasSize(fits.length());
        assertThat(refusal(() -> stored(s(fits + "x"))))
                .isEqualTo("ValidationException: Item size has exceeded the maximum allowed size");
    }

    @Test
    void attribute_names_are_limited_to_65535_bytes() {
        String longest = "n".repeat(65_535);

        // The name is not read back: the SDK's own parser gives up at 50,000 characters.
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "p", "sk", "s", longest, 1)));
        assertThat(client.scan(request -> request.tableName(THINGS).select(Select.COUNT))
                        .count())
                .isEqualTo(1);
        assertThat(refusal(() -> stored(m(longest + "n", 1))))
                .isEqualTo("ValidationException: 1 validation error detected: Attribute name is too large, must be "
                        + "less than 65536 bytes");
    }

    @Test
    void size_counts_bytes_of_utf8() {
        int others = "pk".length() + 1 + "sk".length() + 1 + "v".length();
        String fits = "ü".repeat((400 * 1024 - others) / 2);

        assertThat(stored(s(fits)).s()).hasSize(fits.length());
        assertThat(refusal(() -> stored(s(fits + "ü"))))
                .isEqualTo("ValidationException: Item size has exceeded the maximum allowed size");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " 1", "1 ", "1,5"})
    void text_that_is_no_number_is_no_number(String text) {
        assertThat(refusal(() -> stored(n(text))))
                .startsWith(
                        "ValidationException: 1 validation error detected: The parameter cannot be converted to a numeric value");
    }
}
