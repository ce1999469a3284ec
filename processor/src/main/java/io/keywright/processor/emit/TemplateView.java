package io.keywright.processor.emit;

import io.keywright.schema.Entity;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Optional;

/**
 * A template with its placeholders looked up.
 *
 * @param template as written
 * @param slots one for each placeholder, in order
 */
record TemplateView(KeyTemplate template, List<Slot> slots) {

    TemplateView {
        slots = List.copyOf(slots);
    }

    /** Looks all placeholders of a template up. */
    static TemplateView of(Table table, Entity entity, KeyTemplate template) {
        return new TemplateView(
                template,
                template.placeholders().stream()
                        .map(placeholder -> Slot.of(table, entity, placeholder))
                        .toList());
    }

    /** The literal behind a slot: {@code #} or the like; empty where nothing is behind it. */
    String tail(int slot) {
        List<Segment> segments = template.segments();
        int behind = segmentOf(slot) + 1;
        return behind < segments.size() && segments.get(behind) instanceof Literal literal ? literal.text() : "";
    }

    /** Whether another slot is directly behind one. */
    boolean isAdjoining(int slot) {
        return tail(slot).isEmpty() && segmentOf(slot) < template.segments().size() - 1;
    }

    /** The slot that spreads a partition over shards, if there is one. */
    Optional<Slot> shard() {
        return slots.stream().filter(slot -> slot.shard().isPresent()).findFirst();
    }

    /** What a query is told that reads all shards. */
    List<Slot> besideShard() {
        return slots.stream().filter(slot -> slot.shard().isEmpty()).toList();
    }

    /** Whether it has no faults and all its placeholders were found. */
    boolean isSound() {
        return template.faults().isEmpty()
                && slots.stream().allMatch(slot -> slot.component().isPresent());
    }

    private int segmentOf(int slot) {
        List<Segment> segments = template.segments();
        int seen = 0;
        for (int i = 0; i < segments.size(); i++) {
            if (segments.get(i) instanceof Placeholder && seen++ == slot) {
                return i;
            }
        }
        throw new IndexOutOfBoundsException(slot);
    }
}
