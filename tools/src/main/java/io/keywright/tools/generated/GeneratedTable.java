package io.keywright.tools.generated;

import io.keywright.runtime.TableDescriptor;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What was generated for one table. */
public final class GeneratedTable {

    private static final String DESCRIPTOR = "Descriptor";

    private final Table model;
    private final ClassLoader loader;
    private final String prefix;
    private final String packagePrefix;

    /** The classes beside a descriptor. */
    public GeneratedTable(TableDescriptor descriptor) {
        this(descriptor, descriptor.model());
    }

    /** The classes beside a descriptor, seen as another model has them. */
    public GeneratedTable(TableDescriptor descriptor, Table model) {
        this.model = model;
        loader = descriptor.getClass().getClassLoader();
        String name = descriptor.getClass().getName();
        prefix = name.endsWith(DESCRIPTOR) ? name.substring(0, name.length() - DESCRIPTOR.length()) : name;
        packagePrefix = name.substring(0, name.lastIndexOf('.') + 1);
    }

    /** The table's model. */
    public Table model() {
        return model;
    }

    /**
     * The facade's class.
     *
     * @throws IllegalStateException if it is not on the class path
     */
    public Class<?> facade() {
        return load(prefix + "Table");
    }

    /** Opens the facade; sends nothing. */
    public Object open(DynamoDbClient client, String tableName) {
        try {
            return Reflection.call(
                    facade().getMethod("open", DynamoDbClient.class, String.class), null, client, tableName);
        } catch (NoSuchMethodException missing) {
            throw new IllegalStateException(facade() + " cannot be opened by a client that waits", missing);
        }
    }

    /** The facade's method that gives an entity's repository; empty if none was generated. */
    public Optional<Method> repository(Entity entity) {
        String repository = packagePrefix + entity.name() + "Repository";
        return Arrays.stream(facade().getMethods())
                .filter(method ->
                        method.getReturnType().getName().equals(repository) && method.getParameterCount() == 0)
                .findFirst();
    }

    /**
     * An entity's mapper.
     *
     * @throws IllegalStateException if it is not on the class path
     */
    @SuppressWarnings("unchecked") // the entity's class is known by name only
    public EntityMapper<Object> mapper(Entity entity) {
        Class<?> mapper = load(packagePrefix + entity.name() + "Mapper");
        try {
            return (EntityMapper<Object>) mapper.getField("INSTANCE").get(null);
        } catch (ReflectiveOperationException unfit) {
            throw new IllegalStateException(mapper + " has no instance; generate the table's classes anew", unfit);
        }
    }

    /** The entity of an object; empty if it is none. */
    public Optional<Entity> entityOf(Object object) {
        return model.entities().stream()
                .filter(entity -> load(entity.javaType().binaryName()).isInstance(object))
                .findFirst();
    }

    /**
     * The primary key of an entity that another one names.
     *
     * @param object the one that names it
     * @param components its properties that give the key, by the paths of the other's placeholders
     * @return empty if one of them is absent
     */
    public Optional<PrimaryKey<?>> key(Entity target, Object object, Map<String, Property> components) {
        List<Object> values = new ArrayList<>();
        for (String path : Arguments.paths(target.key().pk(), target.key().sk())) {
            Property property = components.get(path);
            Object value = property == null ? null : value(object, property);
            if (value == null) {
                return Optional.empty();
            }
            values.add(value);
        }
        return Arrays.stream(load(packagePrefix + target.name() + "Keys").getMethods())
                .filter(method -> method.getName().equals("primary") && method.getParameterCount() == values.size())
                .findFirst()
                .map(method -> (PrimaryKey<?>) Reflection.call(method, null, values.toArray()));
    }

    private static @Nullable Object value(Object object, Property property) {
        String member = property.accessor().member();
        try {
            Object value = property.accessor().kind() == Property.Accessor.Kind.METHOD
                    ? object.getClass().getMethod(member).invoke(object)
                    : object.getClass().getField(member).get(object);
            return value instanceof Optional<?> optional ? optional.orElse(null) : value;
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalStateException("Cannot read " + member + " of " + object.getClass(), hidden);
        }
    }

    private Class<?> load(String name) {
        try {
            return Class.forName(name, true, loader);
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(
                    name + " is not on the class path, though its table's descriptor is", missing);
        }
    }
}
