package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.ComponentConditions.Argument;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SortKeyConditionsTest {

    private static final Argument STRING = new Argument(TestModel.STRING, false);
    private static final Argument DAY = new Argument(TestModel.LOCAL_DATE, false);

    private static final Entity ENTITY = TestModel.entity(
            "Thing",
            TestModel.key("T", "T"),
            List.of(),
            TestModel.property("title", TestModel.STRING),
            TestModel.property("id", TestModel.STRING),
            TestModel.property("count", TestModel.INT),
            TestModel.property("price", SampleFormats.BIG_DECIMAL),
            TestModel.property("at", TestModel.INSTANT),
            TestModel.property("local", TestModel.LOCAL_DATE_TIME),
            TestModel.property("offset", TestModel.OFFSET_DATE_TIME),
            TestModel.property("zoned", TestModel.ZONED_DATE_TIME),
            TestModel.property("day", TestModel.LOCAL_DATE),
            TestModel.property("uuid", TestModel.UUID),
            TestModel.property("done", TestModel.BOOLEAN),
            TestModel.property("status", TestModel.STATUS),
            TestModel.property("shade", TestModel.enumType("Shade", "RED", "RED_DARK", "BLUE")));
    private static final Table TABLE = TestModel.table(ENTITY);

    private static List<ComponentConditions> of(String sortKey) {
        return SortKeyConditions.of(TABLE, ENTITY, TemplateParser.parse(sortKey));
    }

    private static ComponentConditions first(String sortKey) {
        return of(sortKey).get(0);
    }

    @Test
    void constantSortKeyOffersNothing() {
        assertThat(of("CUSTOMER")).isEmpty();
    }

    @Test
    void conditionsKnowWhatIsAroundTheirComponent() {
        List<ComponentConditions> conditions = of("A#{count:3}#{day}{id}!");

        assertThat(conditions).extracting(ComponentConditions::before).containsExactly("A#", "#", "");
        assertThat(conditions).extracting(ComponentConditions::behind).containsExactly("#", "", "!");
        assertThat(conditions).extracting(ComponentConditions::last).containsExactly(false, false, true);
        assertThat(conditions).noneMatch(ComponentConditions::endsKey);
        assertThat(first("A#{id}").endsKey()).isTrue();
    }

    @Test
    void lastStringOffersEverything() {
        ComponentConditions title = first("T#{title}");

        assertThat(title.exact()).containsExactly(STRING);
        assertThat(title.startingWith()).isTrue();
        assertThat(title.range()).containsExactly(STRING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"T#{title}#{id}", "T#{title}#", "T#{title}#END"})
    void stringWithMoreBehindOffersNoRange(String sortKey) {
        ComponentConditions title = first(sortKey);

        assertThat(title.range()).as("War#... sorts behind War and Peace#...").isEmpty();
        assertThat(title.startingWith()).isTrue();
    }

    @Test
    void startIsNotOfferedWhereItCouldRunOnIntoWhatFollows() {
        assertThat(first("{title}b#{id}").startingWith()).isFalse();
        assertThat(first("{title:rest}#END").startingWith()).isFalse();
        assertThat(first("{title:rest}").startingWith()).isTrue();
    }

    @Test
    void startIsForStringsOnly() {
        assertThat(of("{uuid}#{status}#{count:8}#{done}#{day}")).noneMatch(ComponentConditions::startingWith);
    }

    @Test
    void foldedStringTakesAString() {
        ComponentConditions title = first("T#{title:lower}");

        assertThat(title.exact()).containsExactly(STRING);
        assertThat(title.range()).containsExactly(STRING);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{count:8}", "{count:8}#{id}", "{count:8}{id}", "{count:8}~"})
    void fixedWidthOffersRangesWhereverItStands(String sortKey) {
        assertThat(first(sortKey).range()).containsExactly(new Argument(TestModel.INT, false));
    }

    @Test
    void plainDigitsOfferNoRange() {
        assertThat(first("{count}").range()).isEmpty();
        assertThat(first("{count}").exact()).containsExactly(new Argument(TestModel.INT, false));
    }

    @Test
    void enumOffersRangesWhereItsNamesStayInOrder() {
        assertThat(first("{shade}").range()).isNotEmpty();
        assertThat(first("{shade}#{id}").range()).isNotEmpty();
        assertThat(first("{shade}~#{id}").range())
                .as("RED~ sorts behind RED_DARK~")
                .isEmpty();
        assertThat(first("{shade}_#{id}").range()).as("RED_# and RED_DARK").isEmpty();
        assertThat(first("{status}~#{id}").range()).as("no name starts another").isNotEmpty();
    }

    @Test
    void booleanOffersRangesOnlyAtTheEnd() {
        assertThat(first("{done}").range()).isNotEmpty();
        assertThat(first("{done}#{id}").range()).isEmpty();
    }

    @Test
    void timesInFullTakeThePropertysTypeWithoutFilter() {
        for (String name : List.of("at", "local", "offset", "zoned")) {
            ComponentConditions time = first("{" + name + "}#{id}");
            assertThat(time.exact()).isEqualTo(time.range()).singleElement().satisfies(argument -> {
                assertThat(argument.type())
                        .isEqualTo(time.component().property().type());
                assertThat(argument.filtered()).isFalse();
            });
        }
    }

    @Test
    void daysTakeADayOrAFilteredTime() {
        assertThat(first("{at:date}#{id}").range()).containsExactly(DAY, new Argument(TestModel.INSTANT, true));
        assertThat(first("{local:date}").exact()).containsExactly(DAY, new Argument(TestModel.LOCAL_DATE_TIME, true));
        assertThat(first("{day}#{id}").range()).containsExactly(DAY);
    }

    @Test
    void secondsTakeAFilteredTime() {
        assertThat(first("{at:seconds}#{id}").range()).containsExactly(new Argument(TestModel.INSTANT, true));
        assertThat(first("{local:seconds}#{id}").exact())
                .containsExactly(new Argument(TestModel.LOCAL_DATE_TIME, true));
    }

    @Test
    void timesWithAnOffsetOfferNothingThatNeedsAFilter() {
        assertThat(first("{offset:date}#{id}").range()).containsExactly(DAY);
        assertThat(first("{zoned:date}#{id}").exact()).containsExactly(DAY);
        assertThat(first("{offset:seconds}#{id}").range()).isEmpty();
        assertThat(first("{offset:seconds}#{id}").exact())
                .containsExactly(new Argument(TestModel.OFFSET_DATE_TIME, false));
    }

    @Test
    void finerTimesAreFilteredLikeSeconds() {
        for (String format : List.of("millis", "micros", "yyyy-MM-dd-HH", "yyyyMMddHHmmss")) {
            assertThat(first("{at:" + format + "}#{id}").range())
                    .containsExactly(new Argument(TestModel.INSTANT, true));
            assertThat(first("{offset:" + format + "}#{id}").range()).isEmpty();
            assertThat(first("{zoned:" + format + "}#{id}").exact())
                    .containsExactly(new Argument(TestModel.ZONED_DATE_TIME, false));
        }
    }

    @Test
    void patternsTakeTheTypeOfTheirOwnOrAFilteredTime() {
        assertThat(first("{at:yyyy-MM}#{id}").range())
                .containsExactly(new Argument(TestModel.YEAR_MONTH, false), new Argument(TestModel.INSTANT, true));
        assertThat(first("{local:yyyy}").exact())
                .containsExactly(new Argument(TestModel.YEAR, false), new Argument(TestModel.LOCAL_DATE_TIME, true));
        assertThat(first("{offset:yyyyMMdd}#{id}").range()).containsExactly(DAY);
    }

    @Test
    void signedNumbersAndDecimalsOfferRangesWhereverTheyStand() {
        assertThat(first("{count:signed8}#{id}").range()).containsExactly(new Argument(TestModel.INT, false));
        assertThat(first("{price:8.2}{id}").range()).containsExactly(new Argument(SampleFormats.BIG_DECIMAL, false));
        assertThat(first("{price:signed8.2}").exact()).containsExactly(new Argument(SampleFormats.BIG_DECIMAL, false));
    }

    @Test
    void digestIsFoundByTheWholeStringOnly() {
        ComponentConditions title = first("{title:sha256}");

        assertThat(title.exact()).containsExactly(STRING);
        assertThat(title.startingWith()).isFalse();
        assertThat(title.range()).isEmpty();
    }

    @Test
    void escapedStringOffersWhatAPlainOneDoes() {
        assertThat(first("{title:escaped}").range()).containsExactly(STRING);
        assertThat(first("{title:escaped}#{id}").startingWith()).isTrue();
        assertThat(first("{title:escaped}#{id}").range()).isEmpty();
        assertThat(first("{title:escaped}%{id}").startingWith())
                .as("an escape begins with %")
                .isFalse();
    }
}
