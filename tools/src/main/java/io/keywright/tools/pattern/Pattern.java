package io.keywright.tools.pattern;

import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * An access pattern as it was generated.
 *
 * @param name the method's
 * @param description what it reads
 * @param overloads its methods; the one that takes the fewest first
 * @param owner from the opened facade to the object that has the methods
 */
record Pattern(String name, String description, List<Overload> overloads, Function<Object, Object> owner) {

    Pattern {
        overloads = overloads.stream()
                .sorted(Comparator.comparing(overload -> overload.paths().size()))
                .toList();
    }

    /** Whether it reads one item by its key. */
    boolean isGet() {
        return name.equals("get");
    }

    /** What its methods give. */
    Class<?> result() {
        return overloads.get(0).method().getReturnType();
    }

    /** The properties that can be given, and the type of each. */
    List<Given> given() {
        Overload most = overloads.get(overloads.size() - 1);
        Overload least = overloads.get(0);
        Method method = most.method();
        return IntStream.range(0, most.paths().size())
                .mapToObj(at -> new Given(
                        most.paths().get(at),
                        method.getParameterTypes()[at],
                        least.paths().contains(most.paths().get(at))))
                .toList();
    }

    /** A property that a pattern takes. */
    record Given(String path, Class<?> type, boolean required) {}
}
