package io.keywright.tools.diff;

import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.tools.diff.Change.Backfill;
import io.keywright.tools.diff.KeyChanges.Likeness;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What changed of the entities: their types, and where their items lie. */
final class EntityChanges {

    private final Models models;
    private final Entity former;
    private final Entity later;
    private final Changes changes;

    private EntityChanges(Models models, Entity former, Entity later, Changes changes) {
        this.models = models;
        this.former = former;
        this.later = later;
        this.changes = changes;
    }

    static void find(Models models, Changes changes) {
        Set<Entity> continued = new HashSet<>();
        PropertyChanges properties = new PropertyChanges(models, changes);
        for (Entity former : models.before().entities()) {
            Optional<Entity> later = later(models, former);
            if (later.isEmpty()) {
                removed(former, changes);
            } else {
                continued.add(later.get());
                new EntityChanges(models, former, later.get(), changes).find();
                properties.entity(former, later.get());
            }
        }
        models.after().entities().stream()
                .filter(entity -> !continued.contains(entity))
                .forEach(entity -> changes.safe(
                        entity.name(),
                        "It is new. Programs that do not know the type \"" + entity.type()
                                + "\" skip its items, and their listener is told."));
    }

    /** The entity that reads the former one's items; failing that, the one of its class, which has then forgotten them. */
    private static Optional<Entity> later(Models models, Entity former) {
        List<Entity> entities = models.after().entities();
        return entities.stream()
                .filter(entity -> entity.types().contains(former.type()))
                .findFirst()
                .or(() -> entities.stream()
                        .filter(entity -> entity.javaType().equals(former.javaType()))
                        .findFirst());
    }

    private static void removed(Entity entity, Changes changes) {
        changes.breaking(
                entity.name(),
                "It is gone: stored items of the type \"" + entity.type()
                        + "\" are unknown, and are skipped. Their guards of unique values stay.",
                "Delete its items first, or leave it in the table.");
    }

    private void find() {
        if (!former.javaType().equals(later.javaType())) {
            changes.safe(later.name(), "Its class is " + later.javaType() + ", formerly " + former.javaType() + ".");
        }
        type();
        primaryKey();
        for (IndexKey before : former.indexKeys()) {
            Optional<IndexKey> after = later.indexKey(before.index(), before.local());
            if (after.isEmpty()) {
                leftIndex(before);
            } else {
                indexKey(before, after.get());
            }
        }
        later.indexKeys().stream()
                .filter(key -> former.indexKey(key.index(), key.local()).isEmpty())
                .forEach(this::enteredIndex);
    }

    private void type() {
        if (!later.types().contains(former.type())) {
            changes.breaking(
                    later.name(),
                    "Its type is \"" + later.type() + "\", formerly \"" + former.type()
                            + "\": stored items are of an unknown type.",
                    "Write @Entity(type = \"" + later.type() + "\", formerly = \"" + former.type() + "\").");
            return;
        }
        if (!later.type().equals(former.type())) {
            changes.rollout(
                    later.name(),
                    "Its type is \"" + later.type() + "\", formerly \"" + former.type()
                            + "\". Stored items are read under both; programs of the former model skip what is written"
                            + " under the new one.",
                    "Let all programs know both types before one of them writes the new one, or deploy all at once. "
                            + new Backfill(later.type(), false).command() + " then writes the others.");
        }
        List<String> forgotten = former.types().stream()
                .filter(type -> !later.types().contains(type))
                .toList();
        for (String type : forgotten) {
            changes.backfill(
                    later.name(),
                    "It was called \"" + type + "\" once, which is no longer read.",
                    new Backfill(former.type(), true));
        }
        if (!former.oldestType().equals(later.oldestType())
                && later.properties().stream()
                        .anyMatch(property -> property.marks().unique() != null)) {
            changes.breaking(
                    later.name(),
                    "The oldest of its types is \"" + later.oldestType() + "\", formerly \"" + former.oldestType()
                            + "\", and guards of unique values are kept under that: what is taken would seem free.",
                    "Keep \"" + former.oldestType() + "\" as the first of formerly.");
        }
    }

    private void primaryKey() {
        if (new KeyChanges(models, former, later).primary() != Likeness.SAME) {
            changes.breaking(
                    later.name(),
                    "Its primary key is " + text(later) + ", formerly " + text(former)
                            + ": stored items are not found, and DynamoDB cannot change the key of an item.",
                    "Declare a new entity type with the new key, copy each item and delete the old one; or keep the key and"
                            + " let an index have the new one.");
        } else if (!Objects.equals(former.key().queryName(), later.key().queryName())) {
            changes.safe(
                    later.name(), "The query over its partition has another name, which is a matter of source only.");
        }
    }

    private static String text(Entity entity) {
        return text(
                entity.key().pk().text(),
                entity.key().sk() == null ? null : entity.key().sk().text());
    }

    private static String text(IndexKey key) {
        return text(key.pk().text(), key.sk() == null ? null : key.sk().text());
    }

    private static String text(String pk, @Nullable String sk) {
        return sk == null ? pk : pk + " / " + sk;
    }

    private void indexKey(IndexKey before, IndexKey after) {
        String place = place(after) + text(after) + ", formerly " + text(before);
        switch (new KeyChanges(models, former, later).index(before, after)) {
            case SAME -> {
                if (!before.queryName().equals(after.queryName())) {
                    changes.safe(
                            later.name() + "." + after.queryName(),
                            "The query was called " + before.queryName() + ", which is a matter of source only.");
                }
            }
            case MORE_SHARDS ->
                changes.backfill(
                        later.name() + "." + after.queryName(),
                        place
                                + ". Queries read the shards of both numbers, but those of older programs miss what is written"
                                + " into new ones.",
                        new Backfill(later.type(), false));
            case SHARDS_FORGOTTEN ->
                changes.backfill(
                        later.name() + "." + after.queryName(),
                        place + ". What still lies in a shard of the former number is no longer found.",
                        new Backfill(former.type(), true));
            case OTHER ->
                changes.backfill(
                        later.name() + "." + after.queryName(),
                        place
                                + ". Stored items are not found there until they are written again, and programs of the former"
                                + " model do not find those that are. A new index beside the old one lets both be found.",
                        new Backfill(later.type(), false));
        }
    }

    private static String place(IndexKey key) {
        return "Its key in " + (key.local() ? "local" : "global") + " index " + key.index() + " is ";
    }

    private void enteredIndex(IndexKey key) {
        changes.backfill(
                later.name() + "." + key.queryName(),
                place(key) + text(key)
                        + "; it had none. Stored items are not found there until they are written again.",
                new Backfill(later.type(), false));
    }

    private void leftIndex(IndexKey key) {
        changes.rollout(
                later.name() + "." + key.queryName(),
                "It has no key in " + (key.local() ? "local" : "global") + " index " + key.index()
                        + " any longer: programs of the former model do not find new items there, and old items stay in it"
                        + " until they are written again.",
                "Deploy all programs; " + new Backfill(later.type(), false).command() + " takes the old keys away.");
    }
}
