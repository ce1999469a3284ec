package io.keywright.tools.generated;

import io.keywright.runtime.query.CollectionQuery;
import io.keywright.runtime.query.Query;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A method of a generated query that narrows it by its sort key: {@code orderIdStartingWith}.
 *
 * @param method the method
 * @param option what it is called on a command line: {@code --order-id-starting-with}
 * @param description what it does
 */
public record Step(Method method, String option, String description) {

    private static final List<String> ENDINGS = List.of("StartingWith", "Between", "From", "After", "Until", "Before");
    private static final List<String> MEANINGS = List.of(
            "only those that start so",
            "only those from one value to another, both included",
            "from this value upwards",
            "above this value",
            "up to this value, itself included",
            "below this value");

    /** The steps of a query's class and of the classes that they lead to, in the order of their names. */
    public static List<Step> of(Class<?> query) {
        List<Step> steps = new ArrayList<>();
        for (Method method : declared(query)) {
            steps.add(new Step(method, "--" + Arguments.hyphened(method.getName()), meaning(method.getName())));
            if (method.getReturnType() != query) {
                steps.addAll(of(method.getReturnType()));
            }
        }
        return steps;
    }

    /** Whether a method gives a query. */
    static boolean isQuery(Method method) {
        return Query.class.isAssignableFrom(method.getReturnType())
                || CollectionQuery.class.isAssignableFrom(method.getReturnType());
    }

    /** What a class adds to the runtime's own methods; of one name the one that takes the most. */
    private static List<Method> declared(Class<?> query) {
        return Arrays.stream(query.getMethods())
                .filter(method -> isQuery(method)
                        && method.getParameterCount() > 0
                        && !method.isBridge()
                        && !method.getDeclaringClass().getName().startsWith("io.keywright.runtime."))
                .sorted(Comparator.comparing(Method::getName).thenComparing(Method::getParameterCount))
                .toList();
    }

    private static String meaning(String name) {
        for (int ending = 0; ending < ENDINGS.size(); ending++) {
            if (name.endsWith(ENDINGS.get(ending))) {
                return MEANINGS.get(ending);
            }
        }
        return "only this value";
    }
}
