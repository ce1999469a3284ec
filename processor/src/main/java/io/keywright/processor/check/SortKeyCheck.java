package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table or index has a sort key or has none, for all entities alike. */
final class SortKeyCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Place> primary = table.entities().stream()
                // An entity without @Key has been reported, and says nothing about sort keys.
                .filter(entity -> !entity.key().pk().text().isEmpty())
                .map(entity -> new Place(entity, "Key", -1, entity.key().sk()))
                .toList();
        List<Problem> problems = new ArrayList<>(problems(table, "the table", primary));
        for (Index index : table.indexes()) {
            List<Place> places = new ArrayList<>();
            for (Entity entity : table.entities()) {
                entity.indexKey(index.number(), index.local()).ifPresent(key -> places.add(place(entity, key)));
            }
            if (!index.local()) {
                problems.addAll(problems(table, KeyAttribute.describe(index), places));
            }
        }
        return problems;
    }

    private static Place place(Entity entity, IndexKey key) {
        return new Place(entity, TemplateUse.annotation(key), key.index(), key.sk());
    }

    /** Told at the entities that are fewer; where as many give one as omit one, at those that omit it. */
    private static List<Problem> problems(Table table, String owner, List<Place> places) {
        List<Place> giving = places.stream().filter(Place::gives).toList();
        List<Place> omitting = places.stream().filter(place -> !place.gives()).toList();
        if (giving.isEmpty() || omitting.isEmpty()) {
            return List.of();
        }
        boolean fewOmit = omitting.size() <= giving.size();
        Place example = fewOmit ? giving.get(0) : omitting.get(0);
        return (fewOmit ? omitting : giving)
                .stream()
                        .map(place ->
                                fewOmit ? omits(table, owner, place, example) : gives(table, owner, place, example))
                        .toList();
    }

    private static Problem omits(Table table, String owner, Place place, Place example) {
        return new Problem(
                Rule.MIXED_SORT_KEY,
                place.annotated() + " must give a sort key, as "
                        + Wording.simple(example.entity().javaType())
                        + " does in " + owner + " of " + Wording.simple(table.type()) + ": "
                        + Wording.quoted(String.valueOf(example.sk()))
                        + ". Write sk = …; a constant will do where there is one item per partition.",
                Locator.ofAnnotation(table.type(), place.entity().javaType(), place.annotation(), place.index(), null));
    }

    private static Problem gives(Table table, String owner, Place place, Place example) {
        return new Problem(
                Rule.MIXED_SORT_KEY,
                "sk of " + place.annotated() + " must be left out, as "
                        + Wording.simple(example.entity().javaType())
                        + " does in " + owner + " of " + Wording.simple(table.type()) + ": "
                        + Wording.quoted(String.valueOf(place.sk()))
                        + ". Take it out, or give a sort key in all entities.",
                Locator.ofAnnotation(table.type(), place.entity().javaType(), place.annotation(), place.index(), "sk"));
    }

    private record Place(
            Entity entity,
            String annotation,
            int index,
            @Nullable KeyTemplate sk) {

        boolean gives() {
            return sk != null;
        }

        String annotated() {
            return TemplateUse.annotationText(annotation, index) + " on " + Wording.name(entity.javaType());
        }
    }
}
