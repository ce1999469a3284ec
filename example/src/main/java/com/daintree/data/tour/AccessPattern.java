package com.daintree.data.tour;

import java.util.List;

/**
 * A question that the store asks its table.
 *
 * @param title the question
 * @param steps the calls that answer it, each with one request
 */
record AccessPattern(String title, List<Step> steps) {

    static AccessPattern of(String title, Step... steps) {
        return new AccessPattern(title, List.of(steps));
    }
}
