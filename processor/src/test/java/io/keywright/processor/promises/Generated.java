package io.keywright.processor.promises;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Repository;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What was generated for a design, called as a developer would call it. */
final class Generated {

    private final Design design;
    private final ClassLoader classes;

    Generated(Design design, ClassLoader classes) {
        this.design = design;
        this.classes = classes;
    }

    Design design() {
        return design;
    }

    void createTable(DynamoDbClient client) {
        call(method(type("RowsTable"), "createTable"), null, client, design.name());
    }

    @SuppressWarnings("unchecked")
    Repository<Object> repository(DynamoDbClient client) {
        Object table = Arrays.stream(type("RowsTable").getMethods())
                .filter(method -> method.getName().equals("open") && method.getParameterCount() == 2)
                .map(method -> call(method, null, client, design.name()))
                .findFirst()
                .orElseThrow();
        return (Repository<Object>) call(method(table.getClass(), "row"), table);
    }

    @SuppressWarnings("unchecked")
    EntityMapper<Object> mapper() {
        try {
            return (EntityMapper<Object>) type("RowMapper").getField("INSTANCE").get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    Class<?> type(String simpleName) {
        try {
            return classes.loadClass(design.name() + "." + simpleName);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An entity of these values; a path without a value is null. */
    Object row(int number, Map<String, Object> values) {
        return construct(type("Row"), "", number, values);
    }

    private Object construct(Class<?> type, String prefix, int number, Map<String, Object> values) {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        Object[] arguments = Arrays.stream(constructor.getParameters())
                .map(parameter -> argument(parameter, prefix, number, values))
                .toArray();
        try {
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private @Nullable Object argument(Parameter parameter, String prefix, int number, Map<String, Object> values) {
        String path = prefix + parameter.getName();
        if (path.equals("number")) {
            return number;
        }
        return path.endsWith("Part") ? construct(parameter.getType(), path + ".", number, values) : values.get(path);
    }

    int number(Object row) {
        return (int) call(method(row.getClass(), "number"), row);
    }

    /** Calls the one public method of this name, with the property's value for each parameter. */
    Object call(Class<?> type, String name, @Nullable Object target, Map<String, Object> values) {
        Method method = method(type, name, m -> !takesKey(m));
        Object[] arguments = Arrays.stream(method.getParameters())
                .map(parameter -> as(parameter.getType(), values.get(path(parameter.getName()))))
                .toArray();
        return call(method, target, arguments);
    }

    /** The overloads for an entity are the runtime's, and so are those for a key, or they narrow the runtime's. */
    private static boolean takesKey(Method method) {
        return Modifier.isFinal(method.getModifiers())
                || Arrays.asList(method.getParameterTypes()).contains(PrimaryKey.class);
    }

    private String path(String parameter) {
        return java.util.stream.Stream.concat(design.properties().keySet().stream(), design.indexed().keySet().stream())
                .filter(path -> joined(path).equals(parameter))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(parameter));
    }

    /** A path as a name. */
    static String joined(String path) {
        int dot = path.indexOf('.');
        return dot < 0
                ? path
                : path.substring(0, dot)
                        + path.substring(dot + 1, dot + 2).toUpperCase(Locale.ROOT)
                        + path.substring(dot + 2);
    }

    /** A time as the day, month or year that a format has for its own type; all else as it is. */
    static @Nullable Object as(Class<?> type, @Nullable Object value) {
        if (value == null || type.isInstance(value) || type.isPrimitive()) {
            return value;
        }
        LocalDateTime time = utc(value);
        if (time == null) {
            return value;
        }
        if (type == LocalDate.class) {
            return time.toLocalDate();
        }
        return type == Year.class ? Year.of(time.getYear()) : type == YearMonth.class ? YearMonth.from(time) : value;
    }

    private static @Nullable LocalDateTime utc(Object value) {
        if (value instanceof LocalDateTime local) {
            return local;
        }
        if (value instanceof OffsetDateTime offset) {
            return utc(offset.toInstant());
        }
        if (value instanceof ZonedDateTime zoned) {
            return utc(zoned.toInstant());
        }
        if (!(value instanceof Instant instant)) {
            return null;
        }
        // The first and the last instant lie in no year that a LocalDateTime has; any that is refused will do.
        boolean first = instant.equals(Instant.MIN);
        boolean last = instant.equals(Instant.MAX);
        return first ? LocalDateTime.MIN : last ? LocalDateTime.MAX : LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }

    static Method method(Class<?> type, String name) {
        return method(type, name, method -> true);
    }

    private static Method method(Class<?> type, String name, java.util.function.Predicate<Method> which) {
        List<Method> methods = Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name) && !method.isBridge())
                .filter(which)
                .toList();
        if (methods.size() != 1) {
            throw new IllegalStateException(name + " in " + type + ": " + methods);
        }
        return methods.get(0);
    }

    /** Calls a method; what it throws comes out as it is. */
    static Object call(Method method, @Nullable Object target, @Nullable Object... arguments) {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(thrown.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
