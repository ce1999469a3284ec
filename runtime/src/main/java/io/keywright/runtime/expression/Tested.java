package io.keywright.runtime.expression;

import java.util.List;

/** A test of one path. */
final class Tested<E> extends Condition<E> {

    private final StoredPath path;
    private final Question question;

    private Tested(StoredPath path, Question question) {
        super(0);
        this.path = path;
        this.question = question;
    }

    /**
     * The test of the first of a path's variants that an item has. For an attribute that was renamed: {@code #new = :v OR
     * attribute_not_exists(#new) AND #old = :v}.
     */
    static <E> Condition<E> of(AttributePath path, Question question) {
        List<StoredPath> variants = path.variants();
        Condition<E> condition = new Tested<>(variants.get(variants.size() - 1), question);
        for (int i = variants.size() - 2; i >= 0; i--) {
            Condition<E> absent = new Tested<>(variants.get(i), Question.function("attribute_not_exists"));
            condition = new Tested<E>(variants.get(i), question).or(absent.and(condition));
        }
        return condition;
    }

    /** The test of each variant, all of which must hold. */
    static <E> Condition<E> ofAll(AttributePath path, Question question) {
        List<StoredPath> variants = path.variants();
        Condition<E> condition = new Tested<>(variants.get(0), question);
        for (int i = 1; i < variants.size(); i++) {
            condition = condition.and(new Tested<>(variants.get(i), question));
        }
        return condition;
    }

    @Override
    void write(ExpressionWriter to) {
        question.write(path, to);
    }
}
