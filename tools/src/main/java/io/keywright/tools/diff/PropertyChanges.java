package io.keywright.tools.diff;

import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.Structure;
import io.keywright.schema.Unique;
import io.keywright.tools.diff.Change.Backfill;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What changed of the properties of entities and of the documents that they reach. */
final class PropertyChanges {

    private final Changes changes;
    private final TypeChanges types;
    private final Set<List<Object>> compared = new HashSet<>();

    PropertyChanges(Models models, Changes changes) {
        this.changes = changes;
        this.types = new TypeChanges(models, changes, this);
    }

    void entity(Entity former, Entity later) {
        structure(former, later, later.type());
    }

    /** Two documents of which one reads what the other wrote; each pair is told of once. */
    void document(Document former, Document later, String type) {
        if (compared.add(List.of(former, later))) {
            structure(former, later, type);
        }
    }

    private void structure(Structure former, Structure later, String type) {
        Set<Property> continued = new HashSet<>();
        for (Property before : former.properties()) {
            Optional<Property> after = Models.later(before, later);
            if (after.isPresent()) {
                continued.add(after.get());
                property(before, after.get(), new Subject(later, after.get(), type));
            } else {
                removed(before, later, type);
            }
        }
        later.properties().stream()
                .filter(property -> !continued.contains(property))
                .forEach(property -> added(property, former, new Subject(later, property, type)));
    }

    /**
     * What is told of.
     *
     * @param within the entity or document
     * @param property the property
     * @param type the type of the entity whose items have it
     */
    private record Subject(Structure within, Property property, String type) {
        String text() {
            return within.name() + "." + property.name();
        }

        Backfill after() {
            return new Backfill(type, false);
        }
    }

    private void removed(Property before, Structure later, String type) {
        String subject = later.name() + "." + before.name();
        Optional<Property> namesake = later.property(before.name());
        if (namesake.isPresent()) {
            changes.breaking(
                    subject,
                    "It is stored as \"" + namesake.get().attribute() + "\", formerly as \"" + before.attribute()
                            + "\": what is stored under the former name is not read.",
                    "Write @Attribute(value = \"" + namesake.get().attribute() + "\", formerly = \""
                            + before.attribute() + "\").");
        } else if (before.marks().unique() != null) {
            changes.backfill(
                    subject,
                    "It is gone, and was unique: the guards of its values are left behind.",
                    new Backfill(type, false));
        } else if (before.optional()) {
            changes.safe(subject, "It is gone. Stored values stay until their item is replaced.");
        } else {
            changes.rollout(
                    subject,
                    "It is gone, and programs of the former model cannot read an item without it.",
                    "Make it @Nullable first and deploy that, then take it away; or deploy all programs at once.");
        }
    }

    private void added(Property property, Structure former, Subject subject) {
        if (former.property(property.name()).isPresent()
                && !former.property(property.name()).get().attribute().equals(property.attribute())) {
            return;
        }
        if (isReadWhereAbsent(property)) {
            changes.safe(subject.text(), "It is new, and can be absent.");
        } else if (property.evolution().defaultText() != null) {
            changes.safe(
                    subject.text(),
                    "It is new, and \"" + property.evolution().defaultText()
                            + "\" where an item has none; a filter does not see that.");
        } else {
            changes.breaking(
                    subject.text(),
                    "It is new and has to be there: no stored item has it, so none can be read.",
                    "Make it @Nullable, or say by @Default what it is in older items.");
        }
        if (property.marks().unique() != null) {
            changes.backfill(subject.text(), "It is unique: stored values have no guards yet.", subject.after());
        }
    }

    private static boolean isReadWhereAbsent(Property property) {
        return property.optional() || property.marks().version() || property.type() instanceof SetType;
    }

    private void property(Property before, Property after, Subject subject) {
        if (!before.name().equals(after.name())) {
            changes.safe(subject.text(), "It was called " + before.name() + ", which is a matter of source only.");
        }
        names(before, after, subject);
        presence(before, after, subject);
        types.find(subject.text(), subject.type(), before.type(), after.type());
        marks(before, after, subject);
        if (!before.relation().equals(after.relation())) {
            changes.safe(
                    subject.text(), "What it says of other entities, or of its size, changed: stored items are read.");
        }
    }

    private void names(Property before, Property after, Subject subject) {
        if (!before.attribute().equals(after.attribute())) {
            changes.rollout(
                    subject.text(),
                    "It is stored as \"" + after.attribute() + "\", formerly as \"" + before.attribute()
                            + "\". Both are read; programs of the former model do not see what is written under the new"
                            + " name.",
                    "Let all programs know both names before one of them writes the new one, or deploy all at once. "
                            + subject.after().command() + " then writes the others.");
        }
        for (String name : before.storedNames()) {
            if (!after.storedNames().contains(name)) {
                changes.backfill(
                        subject.text(),
                        "It was stored as \"" + name + "\" once, which is no longer read.",
                        new Backfill(subject.type(), true));
            }
        }
        if (after.marks().unique() != null
                && before.marks().unique() != null
                && !before.oldestName().equals(after.oldestName())) {
            changes.breaking(
                    subject.text(),
                    "The oldest of its names is \"" + after.oldestName() + "\", formerly \"" + before.oldestName()
                            + "\", and guards of unique values are kept under that: what is taken would seem free.",
                    "Keep \"" + before.oldestName() + "\" as the first of formerly.");
        }
    }

    private void presence(Property before, Property after, Subject subject) {
        String former = before.evolution().defaultText();
        String later = after.evolution().defaultText();
        if (!before.optional() && after.optional()) {
            changes.rollout(
                    subject.text(),
                    "It can be absent, and programs of the former model cannot read an item without it.",
                    "Deploy all programs before one of them leaves it out.");
        } else if (!after.optional()
                && later == null
                && (former != null || before.optional())
                && !isReadWhereAbsent(after)) {
            changes.breaking(
                    subject.text(),
                    "It has to be there, and could be absent: stored items without it cannot be read.",
                    "Say by @Default what it is where an item has none, or leave it @Nullable.");
        } else if (!Objects.equals(former, later)) {
            changes.safe(
                    subject.text(),
                    "Where an item has none it is " + quoted(later) + ", formerly " + quoted(former) + ".");
        }
    }

    private static String quoted(@Nullable String text) {
        return text == null ? "absent" : "\"" + text + "\"";
    }

    private void marks(Property before, Property after, Subject subject) {
        for (Marks.Kind kind : Marks.Kind.values()) {
            if (before.marks().has(kind) != after.marks().has(kind)) {
                mark(kind, after.marks().has(kind), subject);
            }
        }
        Unique former = before.marks().unique();
        Unique later = after.marks().unique();
        if (former == null && later != null) {
            changes.backfill(
                    subject.text(),
                    "It is unique: stored values have no guards yet, and two of them may be equal already.",
                    subject.after());
        } else if (former != null && later == null) {
            changes.backfill(
                    subject.text(),
                    "It is no longer unique: the guards of its values are left behind.",
                    subject.after());
        } else if (!Objects.equals(former, later)) {
            changes.backfill(
                    subject.text(),
                    "It is unique in another way: the guards of stored values lie under other keys, or expire otherwise.",
                    subject.after());
        }
    }

    private void mark(Marks.Kind kind, boolean added, Subject subject) {
        String name = switch (kind) {
            case VERSION -> "@Version";
            case IMMUTABLE -> "@Immutable";
            case TIME_TO_LIVE -> "@TimeToLive";
            case CREATED_AT -> "@CreatedAt";
            case UPDATED_AT -> "@UpdatedAt";
        };
        if (kind == Marks.Kind.VERSION) {
            changes.rollout(
                    subject.text(),
                    (added ? "It is a @Version: " : "It is no @Version any longer: ")
                            + "programs of the other model write without counting, so their changes are not noticed.",
                    "Deploy all programs before one of them relies on versions.");
        } else {
            changes.safe(subject.text(), "It is " + (added ? name : "no longer " + name) + ": stored items are read.");
        }
    }
}
