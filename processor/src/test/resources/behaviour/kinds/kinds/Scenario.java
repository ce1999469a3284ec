package kinds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.query.Query;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import kinds.Sample.Colour;
import kinds.Sample.Paint;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The shard of a value of each type, which is stored data for ever, and queries that are told the value. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Sample SAMPLE = new Sample(
            "one",
            "Stra\u00DFe #\u0130\u0131",
            (short) -12,
            new BigInteger("123456789012345678901234567890"),
            new BigDecimal("1.500"),
            0.1f,
            Instant.parse("2024-05-01T12:00:00.000000001Z"),
            OffsetDateTime.parse("2024-05-01T14:00:00+02:00"),
            ZonedDateTime.parse("2024-05-01T21:00:00+09:00[Asia/Tokyo]"),
            LocalDateTime.parse("2024-05-01T12:00:00"),
            LocalDate.of(2024, 5, 1),
            YearMonth.of(2024, 5),
            Year.of(2024),
            UUID.fromString("0A1B2C3D-0000-0000-0000-00000000FFFF"),
            true,
            Colour.INDIGO,
            Optional.of(new Paint("p", Colour.INDIGO)));

    @Override
    public void accept(DynamoDbClient client) {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        try {
            KindsTable.createTable(client, "kinds");
            SampleRepository samples = KindsTable.open(client, "kinds").sample();
            shardsAreStoredDataForEver();
            equalValuesHaveOneShard();
            samples.create(SAMPLE);
            aQueryThatIsToldTheValueFindsIt(samples);
            aValueThatCannotBeStoredIsRefusedAsPartOfTheKey(samples);
            aQueryThatIsNotToldReadsAllShards(samples);
        } finally {
            Locale.setDefault(before);
        }
    }

    private static void shardsAreStoredDataForEver() {
        Map<String, AttributeValue> item = SampleMapper.INSTANCE.toItem(SAMPLE);
        List<String> expected = List.of(
                "A#63", "B#59", "C#03", "D#38", "E#28", "F#80", "G#69", "H#69", "I#14", "J#19", "K#27", "L#06", "M#95",
                "N#17", "O#89", "P#89", "Q#2024-05-01-12#0");
        for (int index = 1; index <= expected.size(); index++) {
            assertThat(item.get("GSI" + index + "PK").s()).isEqualTo(expected.get(index - 1));
        }
    }

    private static void equalValuesHaveOneShard() {
        assertThat(SampleKeys.byDecimalPartition(new BigDecimal("15E-1"))).isEqualTo("D#38");
        assertThat(SampleKeys.byFractionPartition(-0.0f)).isEqualTo("E#09").isEqualTo(SampleKeys.byFractionPartition(0f));
        assertThat(SampleKeys.byOffsetPartition(OffsetDateTime.parse("2024-05-01T11:00:00-01:00"))).isEqualTo("G#69");
        assertThat(SampleKeys.byZonedPartition(ZonedDateTime.parse("2024-05-01T12:00:00Z[UTC]"))).isEqualTo("H#69");
        assertThat(SampleKeys.byShadePartitions(Colour.INDIGO).texts()).containsExactly("P#89", "P#6");
    }

    private static void aQueryThatIsToldTheValueFindsIt(SampleRepository samples) {
        List<Query<Sample, ?>> queries = List.of(
                samples.byText(SAMPLE.text()),
                samples.byShort(SAMPLE.number()),
                samples.byBig(SAMPLE.big()),
                samples.byDecimal(new BigDecimal("1.5")),
                samples.byFraction(0.1f),
                samples.byInstant(SAMPLE.instant()),
                samples.byLocal(SAMPLE.local()),
                samples.byDate(SAMPLE.date()),
                samples.byMonth(SAMPLE.month()),
                samples.byYear(SAMPLE.year()),
                samples.byUuid(SAMPLE.uuid()),
                samples.byFlag(true),
                samples.byColour(Colour.INDIGO),
                samples.byShade(Colour.INDIGO));
        for (Query<Sample, ?> query : queries) {
            assertThat(query.list()).hasSize(1);
        }
        assertThat(samples.byFlag(false).list()).isEmpty();
        assertThat(samples.byShade(Colour.WHITE).list()).isEmpty();
    }

    private static void aValueThatCannotBeStoredIsRefusedAsPartOfTheKey(SampleRepository samples) {
        assertThatThrownBy(() -> samples.byDecimal(new BigDecimal("1E+126")))
                .isInstanceOfSatisfying(InvalidKeyException.class, refusal -> {
                    assertThat(refusal.entity()).isEqualTo("Sample");
                    assertThat(refusal.property()).isEqualTo("decimal");
                    assertThat(refusal.template()).isEqualTo("D#{decimal:shard(100)}");
                })
                .hasMessage("Sample.decimal cannot be stored (expected a number between 1E-130 and 1E+126, found one"
                        + " outside of that), so it cannot fill the template \"D#{decimal:shard(100)}\".");
        assertThatThrownBy(() -> samples.byBig(BigInteger.TWO.pow(200)))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageStartingWith("Sample.big cannot be stored (expected a number of at most 38 significant digits");
    }

    private static void aQueryThatIsNotToldReadsAllShards(SampleRepository samples) {
        assertThat(samples.byOffset().list()).hasSize(1);
        assertThat(samples.byZoned().list()).hasSize(1);
        assertThat(samples.byShade().list()).hasSize(1);
        assertThat(samples.byShade().toRequests()).hasSize(109);
        assertThat(samples.byHour(Instant.parse("2024-05-01T12:59:59Z")).list()).hasSize(1);
        assertThat(samples.byHour(Instant.parse("2024-05-01T13:00:00Z")).list()).isEmpty();
    }
}
