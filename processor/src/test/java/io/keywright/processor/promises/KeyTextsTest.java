package io.keywright.processor.promises;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Component;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Accessor;
import io.keywright.schema.Property.Presence;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The exact text of every format with every type that has it: stored data for ever, in every locale and time zone. */
@ResourceLock(Resources.LOCALE)
@ResourceLock(Resources.TIME_ZONE)
class KeyTextsTest {

    /** Type, format, value, text. */
    private static final String TEXTS = """
            STRING           |                     | Iı İi-ß%\uD83D\uDE00         | Iı İi-ß%\uD83D\uDE00
            STRING           | lower               | TITLE Iı@Ä\uD801\uDC00       | title iı@ä\uD801\uDC28
            STRING           | upper               | title iß@ä\uD801\uDC28       | TITLE ISS@Ä\uD801\uDC00
            STRING           | sha256              | abc                          | ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
            STRING           | rest                | a#b##                        | a#b##
            STRING           | escaped             | C# is 100%                   | C%23 is 100%25
            BYTE             |                     | -7                           | -7
            BYTE             | 3                   | 7                            | 007
            BYTE             | signed3             | -128                         | 0871
            SHORT            |                     | 12                           | 12
            SHORT            | 5                   | 12                           | 00012
            SHORT            | signed5             | -32768                       | 067231
            INT              |                     | -2147483648                  | -2147483648
            INT              | 8                   | 0                            | 00000000
            INT              | 8                   | 99999999                     | 99999999
            INT              | signed8             | 42                           | 100000042
            INT              | signed8             | 0                            | 100000000
            INT              | signed8             | -1                           | 099999998
            INT              | signed8             | -42                          | 099999957
            LONG             |                     | 9223372036854775807          | 9223372036854775807
            LONG             | 19                  | 9223372036854775807          | 9223372036854775807
            LONG             | signed19            | -9223372036854775808         | 00776627963145224191
            BOXED_LONG       |                     | 12                           | 12
            BOXED_LONG       | 8                   | 12                           | 00000012
            BOXED_LONG       | signed8             | -99999999                    | 000000000
            BIG_INTEGER      |                     | -123456789012345678901234567 | -123456789012345678901234567
            BIG_INTEGER      | 38                  | 12345678901234567890         | 00000000000000000012345678901234567890
            BIG_INTEGER      | signed20            | -12345678901234567890        | 087654321098765432109
            BIG_DECIMAL      | 8.2                 | 12.5                         | 00000012.50
            BIG_DECIMAL      | 8.2                 | 1E+3                         | 00001000.00
            BIG_DECIMAL      | 8.2                 | 1.0000                       | 00000001.00
            BIG_DECIMAL      | signed8.2           | 12.50                        | 100000012.50
            BIG_DECIMAL      | signed8.2           | -12.5                        | 099999987.49
            BIG_DECIMAL      | signed8.2           | -0.01                        | 099999999.98
            BIG_DECIMAL      | signed8.2           | 0E+7                         | 100000000.00
            DOUBLE           | 8.2                 | 0.1                          | 00000000.10
            DOUBLE           | 8.2                 | -0.0                         | 00000000.00
            DOUBLE           | signed8.2           | -0.0                         | 100000000.00
            DOUBLE           | signed8.2           | -12.5                        | 099999987.49
            DOUBLE           | 3.17                | 0.30000000000000004          | 000.30000000000000004
            FLOAT            | 8.2                 | 0.1                          | 00000000.10
            FLOAT            | signed8.2           | -16777216                    | 083222783.99
            INSTANT          |                     | 2024-05-01T23:04:05.00000007Z | 2024-05-01T23:04:05.000000070Z
            INSTANT          | date                | 2024-05-01T23:04:05.00000007Z | 2024-05-01
            INSTANT          | seconds             | 2024-05-01T23:04:05.99999999Z | 2024-05-01T23:04:05Z
            INSTANT          | millis              | 1969-12-31T23:59:59.9999Z    | 1969-12-31T23:59:59.999Z
            INSTANT          | micros              | 2024-05-01T23:04:05Z         | 2024-05-01T23:04:05.000000Z
            INSTANT          | nanos               | 0000-01-01T00:00:00Z         | 0000-01-01T00:00:00.000000000Z
            INSTANT          | nanos               | 9999-12-31T23:59:59.999999999Z | 9999-12-31T23:59:59.999999999Z
            INSTANT          | yyyy-MM             | 2024-05-01T23:04:05Z         | 2024-05
            OFFSET_DATE_TIME |                     | 2024-05-02T01:04:05+02:00    | 2024-05-01T23:04:05.000000000Z
            OFFSET_DATE_TIME | date                | 2024-05-02T01:04:05+02:00    | 2024-05-01
            OFFSET_DATE_TIME | seconds             | 2024-05-02T01:04:05+02:00    | 2024-05-01T23:04:05Z
            OFFSET_DATE_TIME | millis              | 2024-05-02T01:04:05+02:00    | 2024-05-01T23:04:05.000Z
            OFFSET_DATE_TIME | micros              | 2024-05-02T01:04:05+02:00    | 2024-05-01T23:04:05.000000Z
            OFFSET_DATE_TIME | nanos               | 0000-01-01T00:30:00-01:00    | 0000-01-01T01:30:00.000000000Z
            OFFSET_DATE_TIME | yyyy                | 2025-01-01T00:30:00+01:00    | 2024
            ZONED_DATE_TIME  |                     | 2024-10-27T02:30+01:00[Europe/Berlin] | 2024-10-27T01:30:00.000000000Z
            ZONED_DATE_TIME  | date                | 2024-05-02T08:04:05+09:00[Asia/Tokyo] | 2024-05-01
            ZONED_DATE_TIME  | seconds             | 2024-05-02T08:04:05+09:00[Asia/Tokyo] | 2024-05-01T23:04:05Z
            ZONED_DATE_TIME  | millis              | 2024-05-02T08:04:05+09:00[Asia/Tokyo] | 2024-05-01T23:04:05.000Z
            ZONED_DATE_TIME  | micros              | 2024-05-02T08:04:05+09:00[Asia/Tokyo] | 2024-05-01T23:04:05.000000Z
            ZONED_DATE_TIME  | nanos               | 2024-10-27T02:30+02:00[Europe/Berlin] | 2024-10-27T00:30:00.000000000Z
            ZONED_DATE_TIME  | yyyyMMddHH          | 2024-05-02T08:04:05+09:00[Asia/Tokyo] | 2024050123
            LOCAL_DATE_TIME  |                     | 2024-05-01T00:00:00.12       | 2024-05-01T00:00:00.120000000
            LOCAL_DATE_TIME  | date                | 2024-05-01T23:59:59          | 2024-05-01
            LOCAL_DATE_TIME  | seconds             | 2024-05-01T23:59:59.9        | 2024-05-01T23:59:59
            LOCAL_DATE_TIME  | millis              | 2024-05-01T00:00:00.0005     | 2024-05-01T00:00:00.000
            LOCAL_DATE_TIME  | micros              | 2024-05-01T00:00:00.0005     | 2024-05-01T00:00:00.000500
            LOCAL_DATE_TIME  | nanos               | 0007-02-03T04:05:06          | 0007-02-03T04:05:06.000000000
            LOCAL_DATE_TIME  | yyyy/MM/dd HH:mm:ss | 0007-02-03T04:05:06          | 0007/02/03 04:05:06
            LOCAL_DATE       |                     | 0007-02-03                   | 0007-02-03
            YEAR_MONTH       |                     | 2024-05                      | 2024-05
            YEAR             |                     | 7                            | 0007
            UUID             |                     | 0A1B2C3D-0000-0000-0000-00000000FFFF | 0a1b2c3d-0000-0000-0000-00000000ffff
            BOOLEAN          |                     | true                         | true
            BOOLEAN          |                     | false                        | false
            LOCALE           |                     | sr-latn-rs                   | sr-Latn-RS
            CURRENCY         |                     | EUR                          | EUR
            STATUS           |                     | SHIPPED                      | SHIPPED
            SHADE            |                     | REDé                         | REDé
            """;

    private final Locale locale = Locale.getDefault();
    private final TimeZone timeZone = TimeZone.getDefault();

    @AfterEach
    void restore() {
        Locale.setDefault(locale);
        TimeZone.setDefault(timeZone);
    }

    private record Pinned(Domain domain, String format, String value, String text) {

        static Stream<Pinned> all() {
            return TEXTS.lines().map(line -> {
                String[] cells = line.split(" *\\| *", -1);
                return new Pinned(Domain.valueOf(cells[0]), cells[1], cells[2], cells[3]);
            });
        }

        KeyFormat keyFormat() {
            return (format.isEmpty() ? Formats.defaultFormat(domain.type()) : Formats.find(format, domain.type()))
                    .orElseThrow();
        }

        String written() {
            Property property =
                    new Property("p", "p", domain.type(), Presence.REQUIRED, new Accessor("p", Accessor.Kind.METHOD));
            return Writer.of(new Component(new Placeholder("p", format), List.of(property), keyFormat()), "#")
                    .text(parsed());
        }

        private Object parsed() {
            return switch (domain) {
                case STRING -> value;
                case BYTE -> Byte.valueOf(value);
                case SHORT -> Short.valueOf(value);
                case INT -> Integer.valueOf(value);
                case LONG, BOXED_LONG -> Long.valueOf(value);
                case BIG_INTEGER -> new BigInteger(value);
                case BIG_DECIMAL -> new BigDecimal(value);
                case DOUBLE -> Double.valueOf(value);
                case FLOAT -> Float.valueOf(value);
                case INSTANT -> Instant.parse(value);
                case OFFSET_DATE_TIME -> OffsetDateTime.parse(value);
                case ZONED_DATE_TIME -> ZonedDateTime.parse(value);
                case LOCAL_DATE_TIME -> LocalDateTime.parse(value);
                case LOCAL_DATE -> LocalDate.parse(value);
                case YEAR_MONTH -> YearMonth.parse(value);
                case YEAR -> Year.of(Integer.parseInt(value));
                case UUID -> UUID.fromString(value);
                case BOOLEAN -> Boolean.valueOf(value);
                case LOCALE -> Locale.forLanguageTag(value);
                case CURRENCY -> Currency.getInstance(value);
                case STATUS -> Status.valueOf(value);
                case SHADE -> Shade.valueOf(value);
            };
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-US", "tr-TR", "lt-LT", "ar-EG-u-nu-arab", "th-TH-u-ca-buddhist-nu-thai"})
    void everyFormatWritesThisText(String languageTag) {
        Locale.setDefault(Locale.forLanguageTag(languageTag));
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));

        assertThat(Pinned.all())
                .allSatisfy(
                        pinned -> assertThat(pinned.written()).as("%s", pinned).isEqualTo(pinned.text()));
    }

    @Test
    void everyFormatOfEveryTypeIsPinned() {
        Set<String> pinned = Pinned.all()
                .map(each -> each.domain() + " " + each.keyFormat().kind())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> legal = new TreeSet<>();
        for (Domain domain : EnumSet.allOf(Domain.class)) {
            Formats.defaultFormat(domain.type()).ifPresent(format -> legal.add(domain + " " + format.kind()));
            Formats.legalNames(domain.type()).stream()
                    .map(name -> name.replace(Formats.SCALED, "8.2").replace(Formats.WIDTH, "8"))
                    .forEach(name -> legal.add(domain + " "
                            + Formats.find(name, domain.type()).orElseThrow().kind()));
        }
        assertThat(pinned).isEqualTo(legal);
    }
}
