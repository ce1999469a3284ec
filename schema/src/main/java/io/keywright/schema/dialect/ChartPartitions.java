package io.keywright.schema.dialect;

import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Draws the partitions of the table or an index: by templates, or with items. */
final class ChartPartitions {

    private static final int PARTITIONS = 12;
    private static final int ITEMS = 9;
    private static final int ATTRIBUTES = 7;
    private static final int VALUE = 40;

    private final Table table;
    private final ChartPlace place;

    ChartPartitions(Table table, ChartPlace place) {
        this.table = table;
        this.place = place;
    }

    /** Each partition template with the entities that share it, as they are sorted there. */
    String byTemplates() {
        Map<String, List<ChartPlace.Member>> partitions = new LinkedHashMap<>();
        for (ChartPlace.Member member : place.members()) {
            partitions
                    .computeIfAbsent(member.pk().text(), text -> new ArrayList<>())
                    .add(member);
        }
        StringBuilder html = new StringBuilder();
        for (List<ChartPlace.Member> members : partitions.values()) {
            List<ChartPlace.Member> sorted = members.stream()
                    .sorted(Comparator.comparing(ChartPlace.Member::sortText))
                    .toList();
            String items = sorted.stream().map(this::item).collect(Collectors.joining());
            String words = sorted.stream()
                    .map(member -> member.entity().name() + " " + member.sortText())
                    .collect(Collectors.joining(" "));
            html.append(partition(
                    HtmlText.template(sorted.get(0).pk()), sorted.get(0).pk().text() + " " + words, items));
        }
        return html.toString();
    }

    private String item(ChartPlace.Member member) {
        String attributes = member.entity().properties().stream()
                .map(Property::name)
                .map(HtmlText::of)
                .collect(Collectors.joining(" · "));
        String sort = member.sk() == null ? "" : HtmlText.template(member.sk());
        return item(member.number(), member.entity().name(), member.isMany(), sort, attributes);
    }

    /** The items of this place by partition; empty where none lies here. */
    String withItems(List<Map<String, String>> items) {
        Map<String, List<Map<String, String>>> partitions = new LinkedHashMap<>();
        for (Map<String, String> item : items) {
            String partition = item.get(place.partitionKey());
            if (partition != null) {
                partitions.computeIfAbsent(partition, text -> new ArrayList<>()).add(item);
            }
        }
        StringBuilder html = new StringBuilder();
        partitions.entrySet().stream()
                .limit(PARTITIONS)
                .forEach(entry -> html.append(partition(
                        "<code>" + HtmlText.of(entry.getKey()) + "</code>",
                        words(entry.getValue()),
                        rows(entry.getValue()))));
        return html.append(more(partitions.size() - PARTITIONS, "partitions")).toString();
    }

    private String rows(List<Map<String, String>> items) {
        String rows = items.stream()
                .sorted(Comparator.comparing(this::sortText))
                .limit(ITEMS)
                .map(this::row)
                .collect(Collectors.joining());
        return rows + more(items.size() - ITEMS, "items");
    }

    private String row(Map<String, String> item) {
        String type = item.getOrDefault(table.typeAttribute(), "?");
        Map<String, String> others = new TreeMap<>(item);
        others.remove(table.typeAttribute());
        others.remove(table.partitionKey());
        others.remove(String.valueOf(table.sortKey()));
        table.indexes().forEach(index -> {
            others.remove(index.partitionKey());
            others.remove(String.valueOf(index.sortKey()));
        });
        String attributes = others.entrySet().stream()
                .limit(ATTRIBUTES)
                .map(entry -> HtmlText.of(entry.getKey()) + " <b>" + HtmlText.of(shortened(entry.getValue())) + "</b>")
                .collect(Collectors.joining(" · "));
        return item(number(type), type, false, "<code>" + HtmlText.of(sortText(item)) + "</code>", attributes);
    }

    private int number(String type) {
        for (Entity entity : table.entities()) {
            if (entity.types().contains(type)) {
                return table.entities().indexOf(entity);
            }
        }
        return table.entities().size();
    }

    private String sortText(Map<String, String> item) {
        String sortKey = place.sortKey();
        return sortKey == null ? "" : item.getOrDefault(sortKey, "");
    }

    private static String words(List<Map<String, String>> items) {
        return items.stream().flatMap(item -> item.values().stream()).collect(Collectors.joining(" "));
    }

    private static String shortened(String value) {
        int length = value.codePointCount(0, value.length());
        return length <= VALUE ? value : value.substring(0, value.offsetByCodePoints(0, VALUE)) + "…";
    }

    private String partition(String key, String words, String items) {
        return "<div class=\"part\" data-find=\"" + HtmlText.find(words) + "\"><div class=\"pk\"><small>"
                + HtmlText.of(place.partitionKey()) + "</small>" + key + "</div><div class=\"items\">" + items
                + "</div></div>\n";
    }

    private static String item(int number, String name, boolean many, String sort, String attributes) {
        return "<div class=\"item e" + (many ? " many" : "") + "\" style=\"--h:" + hue(number)
                + "\"><div class=\"line\">" + tag(number, name) + sort + "</div><div class=\"attrs\">" + attributes
                + "</div></div>";
    }

    private static String more(int count, String what) {
        return count <= 0 ? "" : "<div class=\"more\">and " + count + " more " + what + "</div>";
    }

    /** An entity's name in its colour. */
    static String tag(int number, String name) {
        return "<span class=\"tag e\" style=\"--h:" + hue(number) + "\">" + HtmlText.of(name) + "</span>";
    }

    /** Steps of the golden angle give neighbours colours that are told apart. */
    static int hue(int number) {
        return Math.floorMod(210 + number * 137, 360);
    }
}
