package io.keywright.tools.pattern;

import java.lang.reflect.Method;
import java.util.List;

/**
 * One overload of an access pattern's method.
 *
 * @param method the method
 * @param paths the paths of the properties that it takes
 */
record Overload(Method method, List<String> paths) {

    Overload {
        paths = List.copyOf(paths);
    }
}
