package com.daintree.data.tour;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a call gave back, as Java sees it. */
final class ResultText {

    private ResultText() {}

    /** The kind of result and the types of the objects in it. */
    static String of(Object result) {
        if (result instanceof Optional<?> optional) {
            return "an Optional with " + types(optional.stream().toList());
        }
        if (result instanceof List<?> list) {
            return "a List of " + list.size() + ": " + types(list);
        }
        throw new IllegalArgumentException("The tour expects a list or an Optional");
    }

    private static String types(List<?> objects) {
        return objects.stream()
                .map(object -> object.getClass().getSimpleName())
                .distinct()
                .collect(Collectors.joining(", "));
    }
}
