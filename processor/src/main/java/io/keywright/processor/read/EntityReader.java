package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.TemplateParser;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** One listed class as an entity. */
final class EntityReader {

    private static final KeyTemplate NO_TEMPLATE = new KeyTemplate("", List.of(), List.of());

    private final Elements elements;
    private final QualifiedName table;
    private final Access access;
    private final StructureReader structures;

    EntityReader(Elements elements, QualifiedName table, Access access, StructureReader structures) {
        this.elements = elements;
        this.table = table;
        this.access = access;
        this.structures = structures;
    }

    StructureReading<Entity> read(TypeElement type) {
        QualifiedName name = TypeNames.of(type);
        Findings findings = new Findings(table, name);
        Optional<String> obstacle = access.obstacle(type);
        obstacle.ifPresent(clause -> findings.report(
                Rule.INACCESSIBLE,
                "The entity " + name + " must be reachable from " + access.packageName()
                        + ", where the generated code lies: " + clause + ". Make it public."));
        Members members = structures.read((DeclaredType) type.asType(), findings);
        Optional<EntityView> view = EntityView.of(type, elements);
        if (view.isEmpty()) {
            findings.report(
                    Rule.NOT_AN_ENTITY,
                    Locator.ofEntityListing(table, name),
                    "The class " + name + " cannot be listed in @Table, since it is no entity: it lacks \"@Entity\"."
                            + " Annotate it with @Entity and @Key, or take it from the list.");
        }
        Optional<KeyView> key = KeyView.of(type, elements);
        if (key.isEmpty() && view.isPresent()) {
            findings.report(
                    Rule.MISSING_KEY,
                    "The entity " + name + " must declare its primary key: it lacks \"@Key\". Add @Key(pk = \"…\").");
        }
        if (view.filter(EntityView::unresolved).isPresent()
                || key.filter(KeyView::unresolved).isPresent()) {
            findings.missing("a value in the annotations of " + name);
        }
        EntityKey entityKey = key.map(EntityReader::entityKey).orElse(new EntityKey(NO_TEMPLATE, null, null));
        Entity entity = new Entity(
                name,
                view.map(EntityView::name).filter(text -> !text.isEmpty()).orElse(name.flatName()),
                view.map(EntityView::type).filter(text -> !text.isEmpty()).orElse(name.simpleName()),
                entityKey,
                indexKeys(type, entityKey.pk(), findings),
                members.properties(),
                members.construction(),
                view.map(EntityView::formerly).orElse(List.of()),
                GraphViews.of(type, elements, findings));
        boolean unread = members.properties().isEmpty() && !findings.problems().isEmpty();
        boolean hollow =
                key.isEmpty() || unread || findings.has(Rule.NOT_BUILDABLE) || findings.has(Rule.UNNAMED_PARAMETERS);
        return new StructureReading<>(
                type,
                entity,
                findings,
                obstacle.isEmpty(),
                hollow,
                Set.copyOf(AllowView.tags(type, elements)),
                members.allowances());
    }

    private static EntityKey entityKey(KeyView view) {
        return new EntityKey(
                TemplateParser.parse(view.pk()),
                sortKey(view.hasSk(), view.sk()),
                view.name().isEmpty() ? null : view.name());
    }

    private static @Nullable KeyTemplate sortKey(boolean given, String text) {
        return given ? TemplateParser.parse(text) : null;
    }

    private List<IndexKey> indexKeys(TypeElement type, KeyTemplate tablePartition, Findings findings) {
        List<IndexKey> keys = new ArrayList<>();
        Stream.concat(IndexKeyView.global(type, elements).stream(), IndexKeyView.local(type, elements).stream())
                .forEach(view -> {
                    IndexKey key = new IndexKey(
                            view.index(),
                            view.local(),
                            view.name(),
                            view.local() ? tablePartition : TemplateParser.parse(view.pk()),
                            sortKey(view.hasSk(), view.sk()));
                    if (isSound(view, keys, findings)) {
                        keys.add(key);
                    } else if (!view.unresolved()) {
                        findings.stray(key);
                    }
                });
        keys.sort(Comparator.comparing(IndexKey::local).thenComparingInt(IndexKey::index));
        return keys;
    }

    private static boolean isSound(IndexKeyView view, List<IndexKey> before, Findings findings) {
        if (view.unresolved()) {
            findings.missing("a value in @" + view.annotation() + " of " + findings.type());
            return false;
        }
        Locator at = Locator.ofAnnotation(findings.table(), findings.type(), view.annotation(), view.index(), "index");
        String subject = "@" + view.annotation() + "(index = " + view.index() + ") of " + findings.type();
        if (view.index() < 1) {
            findings.report(
                    Rule.MALFORMED_INDEX,
                    at,
                    "The number of " + subject + " must be 1 or more: \"" + view.index() + "\". Write the number of"
                            + " the index.");
            return false;
        }
        boolean repeated = before.stream().anyMatch(key -> key.index() == view.index() && key.local() == view.local());
        if (repeated) {
            findings.report(
                    Rule.REPEATED_INDEX,
                    at,
                    "The entity " + findings.type() + " may not appear twice in one index: \"@" + view.annotation()
                            + "(index = " + view.index() + ")\". Give one of them a number of its own.");
        }
        return !repeated;
    }
}
