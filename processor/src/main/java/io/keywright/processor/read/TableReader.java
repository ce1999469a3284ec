package io.keywright.processor.read;

import io.keywright.processor.names.Instantiations;
import io.keywright.processor.problem.Allowances;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.Projection;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** One table, read anew in each round: nothing of the compiler's is kept. */
public final class TableReader {

    private final Compilation compilation;
    private final Elements elements;
    private final TypeElement element;
    private final QualifiedName name;
    private final TableView view;
    private final Access access;
    private final StructureReader structures;
    private final List<Problem> problems = new ArrayList<>();

    private TableReader(Compilation compilation, TypeElement element, TableView view) {
        this.compilation = compilation;
        this.elements = compilation.elements();
        this.element = element;
        this.name = TypeNames.of(element);
        this.view = view;
        this.access = new Access(elements, element);
        this.structures = new StructureReader(compilation, access, conversions(), view.timeToLive());
    }

    private Conversions conversions() {
        ConversionReader reader = new ConversionReader(compilation, access);
        List<Conversion> usable = new ArrayList<>();
        for (TypeMirror literal : view.converters().classes()) {
            int before = problems.size();
            Optional<Conversion> conversion = reader.read(literal, clause -> reportConverter(clause, literal));
            if (problems.size() == before) {
                conversion.ifPresent(found -> addConversion(found, usable));
            }
        }
        return new Conversions(elements, reader, usable, view.converters().unresolved(), !problems.isEmpty());
    }

    /** Several classes may lead to one converter that cannot be used. */
    private void addOnce(List<Problem> found) {
        found.stream().filter(problem -> !problems.contains(problem)).forEach(problems::add);
    }

    private void addConversion(Conversion conversion, List<Conversion> usable) {
        usable.stream()
                .filter(other -> other.takes(conversion.from()))
                .findFirst()
                .ifPresentOrElse(
                        other -> problems.add(new Problem(
                                Rule.INVALID_CONVERTER,
                                "The table " + name + " may not list two converters of one type: " + other.converter()
                                        + " and " + conversion.converter() + " both take \""
                                        + TypeText.of(conversion.from()) + "\". Remove one of them.",
                                Locator.ofTable(name, "converters"))),
                        () -> usable.add(conversion));
    }

    private void reportConverter(String clause, TypeMirror literal) {
        problems.add(new Problem(
                Rule.INVALID_CONVERTER,
                Conversions.inTable(name, clause, TypeText.of(literal)),
                Locator.ofTable(name, "converters")));
    }

    /**
     * Reads a table.
     *
     * @param last whether what is missing now will stay missing, and is reported
     */
    public static Reading read(Compilation compilation, TypeElement table, boolean last) {
        TableView view = TableView.of(table, compilation.elements())
                .orElseThrow(() -> new IllegalStateException(table + " is no table"));
        return new TableReader(compilation, table, view).read(last);
    }

    private Reading read(boolean last) {
        problems.addAll(new TableShape(name, element, view).problems());
        if (problems.isEmpty()) {
            access.obstacle(element)
                    .ifPresent(clause -> problems.add(new Problem(
                            Rule.INACCESSIBLE,
                            "The table " + name + " must be reachable from " + access.packageName()
                                    + ", where the generated code lies: " + clause + ". Make it visible there.",
                            Locator.ofTable(name, null))));
        }
        List<StructureReading<Entity>> entities = entities();
        Map<DocumentType, StructureReading<Document>> documents = documents(entities);
        Completeness completeness = new Completeness(entities, documents);

        List<Entity> declared = entities.stream()
                .filter(reading ->
                        !completeness.incomplete().contains(reading.structure().javaType()))
                .map(StructureReading::structure)
                .toList();
        Set<QualifiedName> unreachable = entities.stream()
                .filter(reading -> !reading.usable())
                .map(reading -> reading.structure().javaType())
                .collect(Collectors.toSet());
        IndexReader indexReader = new IndexReader(name, view, declared);
        List<Index> indexes = indexReader.read();
        CollectionReader collectionReader = new CollectionReader(
                elements,
                name,
                access,
                entities.stream().map(reading -> reading.structure().javaType()).toList());
        List<Collection> collections = collectionReader.read(view.collections());
        ProjectionReader projectionReader =
                new ProjectionReader(compilation, name, access, declared, completeness.incomplete());
        List<Projection> projections = projectionReader.read(view.projections());
        boolean whole = !view.unresolved()
                && completeness.incomplete().isEmpty()
                && collectionReader.missing().isEmpty()
                && projectionReader.missing().isEmpty();

        completeness.complete().forEach(reading -> addOnce(reading.findings().problems()));
        problems.addAll(collectionReader.problems());
        problems.addAll(projectionReader.problems());
        problems.addAll(indexReader.problems(whole));
        if (last) {
            problems.addAll(new MissingTypes(compilation, name).problems(completeness.waiting()));
        }
        Allowances allowances = allowances(completeness.complete());
        Table table =
                table(declared, completeness.documents(), indexes, collections, projections, completeness.incomplete());
        return new Reading(
                table,
                unreachable,
                entities.stream()
                        .collect(Collectors.toMap(
                                reading -> reading.structure().javaType(),
                                reading -> reading.findings().strays())),
                problems,
                completeness.broken(),
                completeness.hollow(),
                whole,
                allowances,
                Site.of(elements, element, table, unreachable));
    }

    private Table table(
            List<Entity> entities,
            List<Document> documents,
            List<Index> indexes,
            List<Collection> collections,
            List<Projection> projections,
            Set<QualifiedName> incomplete) {
        boolean sorted = entities.stream().anyMatch(entity -> entity.key().sk() != null);
        return new Table(
                name,
                view.name().isEmpty() ? name.simpleName() : view.name(),
                view.partitionKey(),
                sorted ? view.sortKey() : null,
                view.type(),
                view.timeToLive().isEmpty() ? null : view.timeToLive(),
                view.delimiter(),
                indexes,
                entities,
                documents,
                collections.stream()
                        .filter(collection -> collection.members().stream().noneMatch(incomplete::contains))
                        .toList(),
                projections,
                view.definition());
    }

    private List<StructureReading<Entity>> entities() {
        EntityReader reader = new EntityReader(elements, name, access, structures);
        Map<QualifiedName, TypeElement> listed = new LinkedHashMap<>();
        for (TypeMirror mirror : view.entities()) {
            if (mirror.getKind() == TypeKind.DECLARED
                    && ((DeclaredType) mirror).asElement() instanceof TypeElement type) {
                if (listed.put(TypeNames.of(type), type) != null) {
                    problems.add(new Problem(
                            Rule.LISTED_TWICE,
                            "The table " + name + " may not list an entity twice: \"" + TypeNames.of(type)
                                    + "\". Remove one of them.",
                            Locator.ofRepeatedListing(name, TypeNames.of(type))));
                }
            } else {
                problems.add(new Problem(
                        Rule.MALFORMED_TABLE,
                        "The table " + name + " cannot list \"" + TypeText.of(mirror)
                                + "\" as an entity. Write the class literal of a record or a class.",
                        Locator.ofTable(name, "entities")));
            }
        }
        return listed.values().stream().map(reader::read).toList();
    }

    /** Documents reach documents, themselves included; each is read once. */
    private Map<DocumentType, StructureReading<Document>> documents(List<StructureReading<Entity>> entities) {
        Map<DocumentType, StructureReading<Document>> read = new HashMap<>();
        Map<DocumentType, DeclaredType> next = new LinkedHashMap<>();
        entities.forEach(reading -> next.putAll(reading.findings().documents()));
        while (!next.isEmpty()) {
            List<StructureReading<Document>> found = next.entrySet().stream()
                    .map(entry -> document(entry.getKey(), entry.getValue()))
                    .toList();
            next.clear();
            found.forEach(reading -> read.put(reading.structure().type(), reading));
            found.forEach(reading -> next.putAll(reading.findings().documents()));
            next.keySet().removeAll(read.keySet());
        }
        return read;
    }

    private StructureReading<Document> document(DocumentType document, DeclaredType used) {
        TypeElement type = (TypeElement) used.asElement();
        Findings findings = new Findings(name, document.name());
        Members members = structures.read(used, findings);
        boolean hollow = findings.has(Rule.NOT_BUILDABLE) || findings.has(Rule.UNNAMED_PARAMETERS);
        Optional<DocumentView> own = DocumentView.of(type, elements);
        if (own.filter(DocumentView::unresolved).isPresent()) {
            findings.missing("a value in the annotations of " + document.name());
        }
        if (own.filter(DocumentView::namesAttribute).isPresent() && !SealedReader.isSealed(type)) {
            findings.report(
                    Rule.MALFORMED_SEALED_DOCUMENT,
                    "The document " + document.name() + " must be a sealed interface to have an attribute for tags: \""
                            + own.get().tagAttribute() + "\". Write @Document(tagAttribute = …) on the interface.");
        }
        String called = own.map(DocumentView::name)
                .filter(text -> !text.isEmpty())
                .orElse(document.name().flatName());
        return new StructureReading<>(
                type,
                new Document(
                        document.name(),
                        document.arguments(),
                        Instantiations.name(called, document.arguments()),
                        members.properties(),
                        members.construction()),
                findings,
                true,
                hollow,
                Set.copyOf(AllowView.tags(type, elements)),
                members.allowances());
    }

    private Allowances allowances(List<? extends StructureReading<?>> readings) {
        Map<QualifiedName, Set<String>> types = new TreeMap<>();
        Map<QualifiedName, Map<String, Set<String>>> properties = new TreeMap<>();
        Map<QualifiedName, Map<String, Set<String>>> keys = new TreeMap<>();
        types.put(name, new LinkedHashSet<>(AllowView.tags(element, elements)));
        for (StructureReading<?> reading : readings) {
            QualifiedName type = reading.structure().javaType();
            types.put(type, reading.typeAllowances());
            properties.put(type, reading.propertyAllowances());
            if (reading.structure() instanceof Entity entity) {
                keys.put(type, KeyAllowances.of(entity, reading.propertyAllowances()));
            }
        }
        types.forEach((type, tags) -> problems.addAll(
                AllowedTags.problems(type.toString(), Locator.ofAnnotation(name, type, "Allow", -1, "value"), tags)));
        properties.forEach((type, allowed) -> allowed.forEach((property, tags) -> problems.addAll(AllowedTags.problems(
                type + "." + property, Locator.ofPropertyAnnotation(name, type, property, "Allow", "value"), tags))));
        return new Allowances(types, properties, keys);
    }
}
