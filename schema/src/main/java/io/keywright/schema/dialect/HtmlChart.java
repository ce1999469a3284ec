package io.keywright.schema.dialect;

import io.keywright.schema.AccessPattern;
import io.keywright.schema.AccessPatterns;
import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A table as one page that needs nothing else: entities by index, item collections drawn as partitions, access patterns
 * with the request that each becomes; with a search, light and dark, readable on a phone and printable.
 */
public final class HtmlChart {

    private final Table table;
    private final List<ChartPlace> places;
    private final List<Map<String, String>> items;
    private final StringBuilder html = new StringBuilder();

    private HtmlChart(Table table, List<Map<String, String>> items) {
        this.table = table;
        this.places = ChartPlace.of(table);
        this.items = List.copyOf(items);
    }

    /** The page with templates for keys. */
    public static String of(Table table) {
        return of(table, List.of());
    }

    /**
     * The page with some items.
     *
     * @param items each by the stored names of its attributes, keys and type among them, with values as they are to be
     *     shown; where an index holds none of them, it is drawn with templates
     */
    public static String of(Table table, List<Map<String, String>> items) {
        return new HtmlChart(table, items).page();
    }

    private String page() {
        List<AccessPattern> patterns = AccessPatterns.of(table);
        line("<!DOCTYPE html>");
        line("<html lang=\"en\"><head><meta charset=\"utf-8\">");
        line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        line("<title>" + HtmlText.of(table.name()) + "</title>");
        line("<style>\n" + resource("chart.css") + "</style></head><body>");
        line("<header class=\"top\"><div class=\"wrap\"><h1>" + HtmlText.of(table.name()) + "</h1>");
        line("<p class=\"sub mono\">" + HtmlText.of(table.type().canonicalName()) + "</p>");
        line("<ul class=\"facts\">" + fact(table.entities().size(), "entities")
                + fact(table.indexes().size(), "indexes") + fact(patterns.size(), "access patterns")
                + "<li>" + HtmlText.of(settings()) + "</li></ul></div></header>");
        addNavigation();
        line("<main class=\"wrap\">");
        addEntities();
        places.forEach(this::addPlace);
        addPatterns(patterns);
        line("<p class=\"empty\" id=\"empty\" hidden>Nothing here has these words.</p></main>");
        line("<footer><div class=\"wrap\">Written by Keywright from the design. A stack stands for any number of items."
                + "</div></footer>");
        line("<script>\n" + resource("chart.js") + "</script></body></html>");
        return html.toString();
    }

    private void addNavigation() {
        StringBuilder links = new StringBuilder("<a href=\"#entities\">Entities</a>");
        places.forEach(place -> links.append("<a href=\"#" + place.id() + "\">" + HtmlText.of(place.title()) + "</a>"));
        line("<nav><div class=\"wrap\"><div class=\"links\">" + links
                + "<a href=\"#patterns\">Access patterns</a></div>"
                + "<input type=\"search\" id=\"search\" placeholder=\"Search  /\" aria-label=\"Search\">"
                + "<button type=\"button\" id=\"theme\" aria-label=\"Light or dark\">◐</button></div></nav>");
    }

    private void addEntities() {
        open("entities", "Entities by index", "");
        StringBuilder head = new StringBuilder("<th>Entity</th>");
        places.forEach(place -> head.append("<th>" + HtmlText.of(place.title()) + "</th>"));
        line("<div class=\"sheet\"><table><thead><tr>" + head + "</tr></thead><tbody>");
        for (int i = 0; i < table.entities().size(); i++) {
            addEntity(table.entities().get(i), i);
        }
        line("</tbody></table></div></section>");
    }

    private void addEntity(Entity entity, int number) {
        StringBuilder cells = new StringBuilder("<td>" + ChartPartitions.tag(number, entity.name()) + "</td>");
        StringBuilder words = new StringBuilder(entity.name());
        for (ChartPlace place : places) {
            ChartPlace.Member member = place.memberOf(entity);
            if (member == null) {
                cells.append("<td class=\"none\">·</td>");
                continue;
            }
            words.append(' ').append(member.pk()).append(' ').append(member.sortText());
            cells.append("<td class=\"in e\" style=\"--h:" + ChartPartitions.hue(number) + "\" data-label=\""
                    + HtmlText.of(place.title()) + "\"><span class=\"pk\">" + HtmlText.template(member.pk()) + "</span>"
                    + (member.sk() == null ? "" : "<span class=\"sk\">" + HtmlText.template(member.sk()) + "</span>")
                    + "</td>");
        }
        entity.properties().forEach(property -> words.append(' ').append(property.name()));
        line("<tr data-find=\"" + HtmlText.find(words.toString()) + "\">" + cells + "</tr>");
    }

    private void addPlace(ChartPlace place) {
        String keys = "<code>" + HtmlText.of(place.partitionKey()) + "</code>"
                + (place.sortKey() == null ? "" : " / <code>" + HtmlText.of(place.sortKey()) + "</code>");
        open(place.id(), place.title(), keys);
        ChartPartitions partitions = new ChartPartitions(table, place);
        String drawn = partitions.withItems(items);
        line("<div class=\"parts\">" + (drawn.isEmpty() ? partitions.byTemplates() : drawn) + "</div></section>");
    }

    private void addPatterns(List<AccessPattern> patterns) {
        open("patterns", "Access patterns", "");
        line("<div class=\"sheet\"><table><thead><tr><th>Reads</th><th>Call</th><th>Request</th><th>Where</th>"
                + "<th>Requests</th></tr></thead><tbody>");
        for (AccessPattern pattern : patterns) {
            String operation = AccessPatternsMarkdown.operation(pattern);
            String on = pattern.index().orElse("the table");
            line("<tr data-find=\""
                    + HtmlText.find(
                            pattern.result().nestedName(), pattern.name(), operation, on, pattern.keyCondition())
                    + "\"><td>" + result(pattern) + "</td><td><code>" + HtmlText.of(pattern.name())
                    + "</code></td><td><span class=\"op " + (operation.equals("Query") ? "q" : "g") + "\">" + operation
                    + "</span> " + HtmlText.of(on) + "</td><td>" + HtmlText.condition(pattern.keyCondition())
                    + "</td><td data-label=\"Requests\">" + pattern.partitions() + "</td></tr>");
        }
        line("</tbody></table></div></section>");
    }

    private String result(AccessPattern pattern) {
        return table.entity(pattern.result())
                .map(entity -> ChartPartitions.tag(table.entities().indexOf(entity), entity.name()))
                .orElseGet(() -> "<b>" + HtmlText.of(pattern.result().simpleName()) + "</b>");
    }

    private void open(String id, String title, String keys) {
        line("<section id=\"" + id + "\"><div class=\"head\"><h2>" + HtmlText.of(title) + "</h2><span class=\"keys\">"
                + keys + "</span></div>");
    }

    private static String fact(int count, String what) {
        return "<li><b>" + count + "</b> " + what + "</li>";
    }

    private String settings() {
        return (table.definition().provisioned() ? "provisioned" : "paid by request")
                + (table.timeToLive() == null ? "" : ", expires by " + table.timeToLive())
                + (table.definition().stream() == null ? "" : ", with a stream");
    }

    private void line(String text) {
        html.append(text).append('\n');
    }

    private static String resource(String name) {
        try (InputStream stream = HtmlChart.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(name + " is not beside its class");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
