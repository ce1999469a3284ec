package io.keywright.schema.dialect;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Table;
import io.keywright.schema.TestModel;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HtmlChartTest {

    private static final Table TABLE = TestModel.daintree();

    @Test
    void thePageNeedsNothingElse() {
        String page = HtmlChart.of(TABLE);

        assertThat(page)
                .startsWith("<!DOCTYPE html>")
                .contains("prefers-color-scheme: dark", "@media print", "viewport");
        assertThat(page).doesNotContain("http:", "https:", "src=", "<link", "@import", "url(");
    }

    @Test
    void itHasASectionForEachPlaceAndOneForTheAccessPatterns() {
        assertThat(Pattern.compile("<section id=\"([^\"]+)\"")
                        .matcher(HtmlChart.of(TABLE))
                        .results()
                        .map(match -> match.group(1)))
                .containsExactly("entities", "table", "global-1", "global-2", "local-1", "patterns");
    }

    @Test
    void everySectionHasSomethingThatTheSearchFinds() {
        String page = HtmlChart.of(TABLE);

        assertThat(List.of("entities", "table", "global-1", "global-2", "local-1", "patterns"))
                .allSatisfy(id -> assertThat(section(page, id)).contains("data-find=\""));
    }

    @Test
    void theEntitiesOfAPartitionAreDrawnTogetherInTheOrderOfTheirSortKeys() {
        String table = section(HtmlChart.of(TABLE), "table");

        assertThat(table).containsOnlyOnce("class=\"part\"");
        assertThat(table).containsSubsequence("CUSTOMER#<i", ">Customer<", ">Order<");
        assertThat(table).containsPattern("item e many[^>]*>(?:(?!class=\"item).)*>Order<");
        assertThat(table).doesNotContainPattern("item e many[^>]*>(?:(?!class=\"item).)*>Customer<");
    }

    @Test
    void itemsAreDrawnInTheirPartitionsAndEscaped() {
        String page = HtmlChart.of(
                TABLE,
                List.of(
                        Map.of("PK", "CUSTOMER#c-1", "SK", "ORDER#o-2", "Type", "Order", "total", "9 < 10 & \"more\""),
                        Map.of("PK", "CUSTOMER#c-1", "SK", "CUSTOMER#c-1", "Type", "Customer", "fn", "<script>")));
        String table = section(page, "table");

        assertThat(table)
                .containsSubsequence("CUSTOMER#c-1", "&lt;script&gt;", "ORDER#o-2", "9 &lt; 10 &amp; &quot;more");
        assertThat(table).doesNotContain("<script>");
        assertThat(section(page, "global-1")).contains("<i class=\"ph\">{email:lower}</i>");
    }

    @Test
    void ofManyItemsSomeAreDrawnAndTheRestIsCounted() {
        List<Map<String, String>> items = IntStream.range(0, 30)
                .mapToObj(number -> Map.of("PK", "CUSTOMER#c-1", "SK", "ORDER#" + (100 + number), "Type", "Order"))
                .toList();

        assertThat(section(HtmlChart.of(TABLE, items), "table")).contains("ORDER#108", "and 21 more items");
    }

    @Test
    void everyAccessPatternHasItsRequest() {
        assertThat(section(HtmlChart.of(TABLE), "patterns"))
                .contains("GetItem", "byEmail", "GSI1PK = EMAIL#<i class=\"ph\">{email:lower}</i>", "ofCustomerByTime");
    }

    private static String section(String page, String id) {
        int start = page.indexOf("<section id=\"" + id + "\"");
        return page.substring(start, page.indexOf("</section>", start));
    }
}
