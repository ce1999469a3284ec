package io.keywright.processor.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What to write in place of well-known types that cannot be stored. */
final class Replacements {

    private static final Map<String, String> BY_NAME = new HashMap<>();

    static {
        put("List", "java.lang.Iterable", "java.util.Collection", "java.util.SequencedCollection");
        put("List", "java.util.ArrayList", "java.util.LinkedList", "java.util.Vector", "java.util.Stack");
        put("List", "java.util.Queue", "java.util.Deque", "java.util.ArrayDeque", "java.util.PriorityQueue");
        put("Set", "java.util.HashSet", "java.util.LinkedHashSet", "java.util.TreeSet", "java.util.EnumSet");
        put("Set", "java.util.SortedSet", "java.util.NavigableSet", "java.util.SequencedSet");
        put("Map", "java.util.HashMap", "java.util.LinkedHashMap", "java.util.TreeMap", "java.util.EnumMap");
        put("Map", "java.util.SortedMap", "java.util.NavigableMap", "java.util.SequencedMap");
        put("Map", "java.util.concurrent.ConcurrentMap", "java.util.concurrent.ConcurrentHashMap");
        put("Instant", "java.util.Date", "java.sql.Timestamp", "java.nio.file.attribute.FileTime");
        put("ZonedDateTime", "java.util.Calendar", "java.util.GregorianCalendar");
        put("LocalDate", "java.sql.Date");
        put("LocalTime", "java.sql.Time");
        put("ZoneId", "java.util.TimeZone");
        put("BigDecimal", "java.lang.Number");
        put("int", "java.util.concurrent.atomic.AtomicInteger");
        put("long", "java.util.concurrent.atomic.AtomicLong");
        put("boolean", "java.util.concurrent.atomic.AtomicBoolean");
        put("byte[]", "java.sql.Blob", "java.io.InputStream");
        put("String", "java.net.URL", "java.lang.CharSequence", "java.lang.StringBuilder");
        put("String", "java.nio.charset.Charset", "java.sql.Clob");
        put("String", "java.io.File", "java.nio.file.Path", "java.util.regex.Pattern", "java.net.InetAddress");
        put("Optional<Integer>", "java.util.OptionalInt");
        put("Optional<Long>", "java.util.OptionalLong");
        put("Optional<Double>", "java.util.OptionalDouble");
    }

    private Replacements() {}

    /** The type to write, without its package; empty where none is known. */
    static Optional<String> of(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    private static void put(String replacement, String... names) {
        List.of(names).forEach(name -> BY_NAME.put(name, replacement));
    }
}
