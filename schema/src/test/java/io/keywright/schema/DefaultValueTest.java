package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DefaultValueTest {

    private static final PropertyType TEXT = Scalar.of(ScalarKind.STRING);

    @ParameterizedTest
    @CsvSource({
        "BYTE, 127, 128",
        "SHORT, -32768, 32768",
        "INT, 2147483647, 2147483648",
        "LONG, -9223372036854775808, 1.0",
        "BIG_INTEGER, 99999999999999999999999999999999999999, 999999999999999999999999999999999999999",
        "FLOAT, 0.5, NaN",
        "DOUBLE, 1.5, 1E+200",
        "FLOAT, -.5e1, 1f",
        "DOUBLE, 1., 1d",
        "DOUBLE, +1E-7, 0x1p3",
        "LONG, 1, 1L",
        "BIG_DECIMAL, 1E+125, 1E+126",
        "BOOLEAN, true, TRUE",
        "CHARACTER, x, xy",
        "INSTANT, 2024-05-01T12:00:00Z, +12024-05-01T12:00:00Z",
        "LOCAL_DATE, 2024-02-29, 2023-02-29",
        "LOCAL_DATE_TIME, 2024-05-01T12:00, 2024-05-01",
        "LOCAL_TIME, 12:00, 25:00",
        "YEAR_MONTH, 2024-05, 2024-13",
        "YEAR, 2024, MMXXIV",
        "DURATION, PT1H, 1h",
        "ZONE_ID, Europe/Vienna, Europe/Nowhere",
        "UUID, 00000000-0000-0001-0000-000000000002, 0-0-1-0-2",
        "CURRENCY, EUR, EURO",
        "URI, https://a.invalid, a b"
    })
    void aTextIsAValueOfItsTypeOrNone(ScalarKind kind, String fit, String unfit) {
        assertThat(DefaultValue.parse(Scalar.of(kind), fit)).isPresent();
        assertThat(DefaultValue.parse(Scalar.of(kind), unfit)).isEmpty();
    }

    @Test
    void aValueIsAsItComesBackOnceItIsWritten() {
        PropertyType decimal = Scalar.of(ScalarKind.BIG_DECIMAL);

        assertThat(DefaultValue.parse(decimal, "12.50")).contains(new BigDecimal("12.5"));
        assertThat(DefaultValue.parse(decimal, "100")).contains(new BigDecimal("100"));
        assertThat(DefaultValue.parse(Scalar.of(ScalarKind.INSTANT), "1970-01-01T00:00:01Z"))
                .contains(Instant.ofEpochSecond(1));
        assertThat(DefaultValue.parse(Scalar.of(ScalarKind.DOUBLE), "-0.0")).contains(0.0);
        assertThat(DefaultValue.parse(Scalar.of(ScalarKind.FLOAT), "-0")).contains(0.0f);
    }

    @Test
    void aConstantIsNamedByItsStoredTextOrItsName() {
        EnumType type = new EnumType(
                QualifiedName.of("shop", "Tier"),
                List.of(
                        new EnumConstant("GOLD", "g", List.of(), false),
                        new EnumConstant("SILVER", "GOLD", List.of(), false)));

        assertThat(DefaultValue.parse(type, "g")).contains("GOLD");
        assertThat(DefaultValue.parse(type, "SILVER")).contains("SILVER");
        assertThat(DefaultValue.parse(type, "GOLD")).contains("SILVER");
        assertThat(DefaultValue.parse(type, "BRONZE")).isEmpty();
    }

    @Test
    void collectionsAreEmptyAndDocumentsHaveNone() {
        assertThat(DefaultValue.parse(new ListType(TEXT), "[]")).isPresent();
        assertThat(DefaultValue.parse(new ListType(TEXT), "")).isEmpty();
        assertThat(DefaultValue.parse(new MapType(TEXT, TEXT), "{}")).isPresent();
        assertThat(DefaultValue.expected(new DocumentType(QualifiedName.of("shop", "Address"))))
                .isEmpty();
    }

    @Test
    void halfOfASurrogatePairIsNoText() {
        assertThat(DefaultValue.parse(TEXT, "a\uD83D")).isEmpty();
        assertThat(DefaultValue.parse(TEXT, "a\uD83D\uDE00")).isPresent();
        assertThat(DefaultValue.parse(Scalar.of(ScalarKind.CHARACTER), "\uD83D"))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {"BYTES", "BYTE_BUFFER"},
            mode = EnumSource.Mode.EXCLUDE)
    void whatATextHasToBeIsSaidOfEveryTypeThatCanHaveOne(ScalarKind kind) {
        assertThat(DefaultValue.expected(Scalar.of(kind))).isPresent();
    }
}
