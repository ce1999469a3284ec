package com.daintree.data.tour;

import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A call that the tour makes and shows.
 *
 * @param code as it stands in a program
 * @param call the same, to be made
 * @param columns the attributes to show of the items that come back
 */
record Step(String code, Supplier<?> call, List<String> columns) {

    private static final Pattern SPACE = Pattern.compile(" ");

    /** With the columns separated by spaces. */
    static Step of(String code, Supplier<?> call, String columns) {
        return new Step(code, call, List.of(SPACE.split(columns)));
    }
}
