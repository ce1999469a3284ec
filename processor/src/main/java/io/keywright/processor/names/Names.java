package io.keywright.processor.names;

import io.keywright.schema.Collection;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Projection;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every identifier of the code that is generated for one table. The same table gives the same names, and no two things
 * of one place get one name, also where the table breaks the rule that says so: what is written must compile.
 *
 * <p>A name that Java, the runtime or Keywright keeps for itself gets an underscore behind it.
 */
public final class Names {

    private static final List<String> ENDS = List.of("FROM", "TO");

    private final Table table;
    private final Map<QualifiedName, EntityNames> entities = new LinkedHashMap<>();
    private final Map<QualifiedName, String> collections = new LinkedHashMap<>();
    private final Map<DocumentType, String> documents = new LinkedHashMap<>();
    private final Map<DocumentType, Map<String, String>> references = new LinkedHashMap<>();

    private Names(Table table) {
        this.table = table;
        NameScope accessors = NameScope.of(Reserved.FACADE);
        for (Entity entity : table.entities()) {
            String accessor = accessors.claim(accessor(entity.name()));
            entities.put(entity.javaType(), EntityNames.of(entity, table.type(), accessor));
        }
        for (Collection collection : table.collections()) {
            collections.put(collection.javaType(), accessors.claim(collection.name()));
        }
        NameScope classes = NameScope.ofClasses(List.of());
        for (Document document : table.documents()) {
            documents.put(document.type(), classes.claim(wanted(table, document)));
            references.put(document.type(), references(document));
        }
    }

    private static Map<String, String> references(Document document) {
        List<String> properties =
                document.properties().stream().map(Property::name).toList();
        List<String> methods = NameScope.of(Reserved.ATTRIBUTE).claimAll(properties);
        Map<String, String> names = new LinkedHashMap<>();
        for (int i = 0; i < methods.size(); i++) {
            names.put(properties.get(i), methods.get(i));
        }
        return names;
    }

    /** The names for this table. */
    public static Names of(Table table) {
        return new Names(table);
    }

    /** The package of all generated classes: that of the table's interface. */
    public String packageName() {
        return table.type().packageName();
    }

    /** The class that opens the table: {@code DaintreeTable}. */
    public QualifiedName facade() {
        return generated(called(table.type()) + "Table");
    }

    /** The class that gives the table as data: {@code DaintreeDescriptor}. */
    public QualifiedName descriptor() {
        return descriptor(table.type());
    }

    /** The same without the table's content, for the list of all descriptors. */
    public static QualifiedName descriptor(QualifiedName table) {
        return QualifiedName.of(table.packageName(), called(table) + "Descriptor");
    }

    /** The class that reads the table's stream: {@code DaintreeChanges}. */
    public QualifiedName changes() {
        return generated(called(table.type()) + "Changes");
    }

    /** The class of what is done with the table as a whole: {@code DaintreeOperations}. */
    public QualifiedName operations() {
        return generated(called(table.type()) + "Operations");
    }

    /** The class of the table's transactions: {@code DaintreeTransaction}. */
    public QualifiedName transaction() {
        return generated(called(table.type()) + "Transaction");
    }

    /** The class of the table's batches of writes: {@code DaintreeBatch}. */
    public QualifiedName batch() {
        return generated(called(table.type()) + "Batch");
    }

    /** The classes that are generated for the table itself. */
    public List<QualifiedName> ofTable() {
        return List.of(facade(), descriptor(), changes(), operations(), transaction(), batch());
    }

    /** The method of the table's batches that deletes an entity by its key: {@code deleteOrder}. */
    public String batchDeletion(Entity entity) {
        return "delete" + Identifiers.upperFirst(entity(entity).accessor());
    }

    /** The names for an entity of this table. */
    public EntityNames entity(Entity entity) {
        EntityNames names = entities.get(entity.javaType());
        if (names == null) {
            throw new IllegalArgumentException(entity.javaType() + " is not an entity of " + table.type());
        }
        return names;
    }

    /** The class that converts a document: {@code Daintree_AddressMapper}. */
    public QualifiedName mapper(Document document) {
        return generated(prefixed(document) + "Mapper");
    }

    /** The class of references into a document: {@code Daintree_AddressAttributes}. */
    public QualifiedName attributes(Document document) {
        return generated(prefixed(document) + "Attributes");
    }

    /** The class of changes inside of a document: {@code Daintree_AddressUpdate}. */
    public QualifiedName update(Document document) {
        return generated(prefixed(document) + "Update");
    }

    /** The method of a document's attributes class that refers to one of its properties. */
    public String reference(Document document, Property property) {
        String method = references.getOrDefault(document.type(), Map.of()).get(property.name());
        if (method == null) {
            throw new IllegalArgumentException(
                    property.name() + " is no property of a document of " + table.type() + ": " + document.javaType());
        }
        return method;
    }

    /** The type parameter of a document's attributes class: the entity that it lies in. */
    public String entityParameter(Document document) {
        return NameScope.of(Reserved.types(table.type(), document)).claim("E");
    }

    /** The class that decodes the items of a collection: {@code CustomerItemDecoder}. */
    public QualifiedName decoder(Collection collection) {
        return generated(called(collection.javaType()) + "Decoder");
    }

    /** The class that reads a projection: {@code OrderSummaryProjection}. */
    public QualifiedName projection(Projection projection) {
        return generated(called(projection.javaType()) + "Projection");
    }

    /** The class of what an entity refers to: {@code CartItemReferences}. */
    public QualifiedName references(Entity entity) {
        return generated(
                Identifiers.fitting(Identifiers.identifier(entity.name()), Identifiers.LONGEST) + "References");
    }

    /** The constants of an entity's references, by the names of its properties. */
    public Map<String, String> referenceConstants(Entity entity) {
        List<String> properties = referring(entity).map(Property::name).toList();
        List<String> constants = constants(entity);
        Map<String, String> names = new LinkedHashMap<>();
        for (int i = 0; i < properties.size(); i++) {
            names.put(properties.get(i), constants.get(constants.size() - properties.size() + i));
        }
        return names;
    }

    /** Whether an entity has a class of what it refers to: references, the ends of an edge, the parts of a node. */
    public static boolean hasReferences(Entity entity) {
        return entity.graph().edge() != null
                || entity.graph().isNode()
                || referring(entity).findAny().isPresent();
    }

    /** The constants of an edge's two ends: {@code FROM} and {@code TO}; none for other entities. */
    public List<String> endConstants(Entity entity) {
        return entity.graph().edge() == null ? List.of() : constants(entity).subList(0, ENDS.size());
    }

    /** The constant of what belongs to a node beside its head: {@code PARTS}. */
    public String partsConstant(Entity entity) {
        return constants(entity).get(entity.graph().edge() == null ? 0 : ENDS.size());
    }

    private List<String> constants(Entity entity) {
        List<String> wanted = new ArrayList<>(entity.graph().edge() == null ? List.of() : ENDS);
        if (entity.graph().isNode()) {
            wanted.add("PARTS");
        }
        referring(entity).map(Property::name).map(Identifiers::constant).forEach(wanted::add);
        return NameScope.of(Reserved.types(table.type(), entity)).claimAll(wanted);
    }

    private static Stream<Property> referring(Entity entity) {
        return entity.properties().stream()
                .filter(property -> property.relation().ref() != null);
    }

    /** The facade's method that queries a collection. */
    public String accessor(Collection collection) {
        String accessor = collections.get(collection.javaType());
        if (accessor == null) {
            throw new IllegalArgumentException(collection.javaType() + " is not a collection of " + table.type());
        }
        return accessor;
    }

    /**
     * The parameters of a method that takes the values of these placeholders: by path, in order, each path once.
     *
     * @param placeholders of one or several templates of one entity
     * @param reserved variables of the method
     */
    public static Map<String, String> parameters(List<Placeholder> placeholders, String... reserved) {
        NameScope scope = NameScope.of(Arrays.asList(reserved));
        Map<String, String> names = new LinkedHashMap<>();
        for (Placeholder placeholder : placeholders) {
            if (!names.containsKey(placeholder.path())) {
                names.put(placeholder.path(), scope.claim(variable(placeholder.names())));
            }
        }
        return names;
    }

    /** The variable that holds the value of a path, before clashes. */
    public static String variable(List<String> path) {
        return parameter(Identifiers.joined(path));
    }

    /**
     * A name like that of a constant, such as SKU, would hide the constant that writes the parameter into a key; one like
     * that of a class, such as IndexKey, the class whose method does.
     */
    private static String parameter(String name) {
        if (!name.equals(Identifiers.constant(name))) {
            return Identifiers.lowerFirst(name);
        }
        String lower = name.toLowerCase(Locale.ROOT);
        return Identifiers.identifier(lower.equals(name) ? "value".concat(name) : lower);
    }

    /**
     * The facade's method before clashes: {@code Shop_OrderLine} to {@code shopOrderLine}.
     *
     * @param name what the entity's generated classes are called after
     */
    public static String accessor(String name) {
        String joined =
                Arrays.stream(name.split("_")).map(Identifiers::upperFirst).collect(Collectors.joining());
        return Identifiers.identifier(Identifiers.lowerFirst(joined.isEmpty() ? name : joined));
    }

    private String prefixed(Document document) {
        return documents.getOrDefault(document.type(), wanted(table, document));
    }

    /** The name of a document's mapper before clashes, which are an error. */
    public static String wantedMapper(Table table, Document document) {
        return wanted(table, document) + "Mapper";
    }

    private static String wanted(Table table, Document document) {
        return Identifiers.fitting(table.type().flatName() + "_" + document.name(), Identifiers.LONGEST);
    }

    private static String called(QualifiedName type) {
        return Identifiers.fitting(type.flatName(), Identifiers.LONGEST);
    }

    private QualifiedName generated(String simpleName) {
        return QualifiedName.of(packageName(), simpleName);
    }
}
