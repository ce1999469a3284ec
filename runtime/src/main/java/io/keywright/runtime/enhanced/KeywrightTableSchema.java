package io.keywright.runtime.enhanced;

import io.keywright.runtime.TableDescriptor;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.Marks;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableMetadata;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A generated mapper as the schema of a table of the AWS SDK's Enhanced Client, so that code which uses that client reads
 * and writes the same items as generated repositories do:
 *
 * <pre>{@code
 * TableSchema<Order> schema = KeywrightTableSchema.of(Order.class, OrderMapper.INSTANCE, new DaintreeDescriptor());
 * DynamoDbTable<Order> orders = enhanced.table("daintree-prod", schema);
 * }</pre>
 *
 * <p>Items are written whole: with their type and the keys of all their indexes. So is UpdateItem as the Enhanced Client
 * sends it by itself, which stores all that the object has and removes what it has not. An update that is told to ignore
 * nulls would leave keys of indexes stale; {@link WholeUpdates} refuses it.
 *
 * <p>What an entity promises by {@code @Version}, {@code @Unique}, {@code @Immutable}, {@code @CreatedAt} and
 * {@code @UpdatedAt}, only its repository keeps. Such an entity can be read, and writing it throws {@link
 * UnsupportedOperationException}; deleting it by the Enhanced Client cannot be told from reading its key, and must be left to
 * the repository.
 *
 * <p>Immutable. Needs {@code software.amazon.awssdk:dynamodb-enhanced}, an optional dependency.
 *
 * @param <T> the entity
 */
// Who calls this has the Enhanced Client; to ask all others for it would make it no option.
@SuppressWarnings("exports")
public final class KeywrightTableSchema<T> implements TableSchema<T> {

    private static final AttributeValue NONE = AttributeValue.fromNul(true);

    private final Class<T> type;
    private final EntityMapper<T> mapper;
    private final TableLayout layout;
    private final TableMetadata metadata;
    private final List<String> attributes;

    private KeywrightTableSchema(Class<T> type, EntityMapper<T> mapper, Table table, Entity entity) {
        this.type = type;
        this.mapper = mapper;
        layout = TableLayout.of(
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                entity.types().toArray(new String[0]));
        metadata = metadata(table);
        attributes = List.copyOf(attributes(table, entity));
    }

    /**
     * The schema of one entity.
     *
     * @param type the entity
     * @param mapper its generated mapper: {@code OrderMapper.INSTANCE}
     * @param table the table's generated description
     * @throws IllegalArgumentException if it is not an entity of that table
     */
    public static <T> KeywrightTableSchema<T> of(Class<T> type, EntityMapper<T> mapper, TableDescriptor table) {
        Table model = table.model();
        for (Entity entity : model.entities()) {
            if (entity.javaType().binaryName().equals(type.getName())
                    && entity.type().equals(mapper.type())) {
                return new KeywrightTableSchema<>(type, mapper, model, entity);
            }
        }
        throw new IllegalArgumentException(
                type.getName() + " with this mapper is no entity of " + table.tableInterface() + ".");
    }

    /** A generated key as the Enhanced Client's: {@code OrderKeys.primary(customerId, orderId)}. */
    public static Key key(PrimaryKey<?> key) {
        return key(key.partition(), key.sort());
    }

    /** A generated key of an index as the Enhanced Client's, for a query of that index. */
    public static Key key(IndexKey key) {
        return key(key.partition(), key.sort());
    }

    private static Key key(String partition, @Nullable String sort) {
        Key.Builder key = Key.builder().partitionValue(partition);
        return sort == null ? key.build() : key.sortValue(sort).build();
    }

    /**
     * The object of an item.
     *
     * @throws io.keywright.runtime.error.MissingTypeException if the item does not carry its type
     * @throws io.keywright.runtime.error.UnexpectedTypeException if it is of another type, such as a query without a
     *     condition on the sort key finds
     * @throws io.keywright.runtime.error.UnmappableItemException if it cannot become an object
     */
    @Override
    public T mapToItem(Map<String, AttributeValue> attributeMap) {
        StoredItem item = new StoredItem(layout, TableOptions.defaults(), attributeMap);
        String found = item.type();
        if (found == null) {
            throw item.missingType();
        }
        if (!layout.types().contains(found)) {
            throw item.unexpectedType(mapper, found);
        }
        return Objects.requireNonNull(item.decode(mapper, found));
    }

    /**
     * The whole item.
     *
     * @param ignoreNulls whether what the object has not is left out; else it is there as NULL, which an update removes
     * @throws UnsupportedOperationException if the entity promises what only its repository keeps
     */
    @Override
    public Map<String, AttributeValue> itemToMap(T item, boolean ignoreNulls) {
        requireNoPromises();
        Map<String, AttributeValue> whole = mapper.toItem(item);
        if (ignoreNulls) {
            return whole;
        }
        Map<String, AttributeValue> all = new HashMap<>(whole);
        for (String attribute : attributes) {
            all.putIfAbsent(attribute, NONE);
        }
        return all;
    }

    private void requireNoPromises() {
        Marks marks = mapper.marks();
        if (marks.writesValues()
                || !marks.unique().isEmpty()
                || !marks.immutable().isEmpty()) {
            throw new UnsupportedOperationException(mapper.entity()
                    + " promises what the Enhanced Client does not keep: a version, times, or unique or immutable"
                    + " properties. Write it through its repository.");
        }
    }

    @Override
    public Map<String, AttributeValue> itemToMap(T item, Collection<String> names) {
        Map<String, AttributeValue> some = new HashMap<>(mapper.toItem(item));
        some.keySet().retainAll(names);
        return some;
    }

    @Override
    public @Nullable AttributeValue attributeValue(T item, String attributeName) {
        return mapper.toItem(item).get(attributeName);
    }

    @Override
    public TableMetadata tableMetadata() {
        return metadata;
    }

    @Override
    public EnhancedType<T> itemType() {
        return EnhancedType.of(type);
    }

    /** The attributes that an item of the entity can have: keys, type, the keys of its indexes, properties. */
    @Override
    public List<String> attributeNames() {
        return attributes;
    }

    @Override
    public boolean isAbstract() {
        return false;
    }

    /** The keys of the table and of all its indexes, as the entity's table has them. */
    private static TableMetadata metadata(Table table) {
        StaticTableMetadata.Builder builder = StaticTableMetadata.builder();
        add(builder, TableMetadata.primaryIndexName(), table.partitionKey(), table.sortKey());
        for (Index index : table.indexes()) {
            add(builder, index.name(), index.partitionKey(), index.sortKey());
        }
        return builder.build();
    }

    private static void add(
            StaticTableMetadata.Builder builder, String index, String partitionKey, @Nullable String sortKey) {
        builder.addIndexPartitionKey(index, partitionKey, AttributeValueType.S);
        if (sortKey != null) {
            builder.addIndexSortKey(index, sortKey, AttributeValueType.S);
        }
    }

    /** Former names are among them, so that an update removes what an older program stored under one. */
    private static Set<String> attributes(Table table, Entity entity) {
        Set<String> names = new LinkedHashSet<>();
        names.add(table.partitionKey());
        addPresent(names, table.sortKey());
        names.add(table.typeAttribute());
        for (io.keywright.schema.IndexKey key : entity.indexKeys()) {
            Index index = table.index(key.index(), key.local()).orElseThrow();
            names.add(index.partitionKey());
            addPresent(names, index.sortKey());
        }
        for (Property property : entity.properties()) {
            names.addAll(property.storedNames());
        }
        return names;
    }

    private static void addPresent(Set<String> names, @Nullable String name) {
        if (name != null) {
            names.add(name);
        }
    }
}
