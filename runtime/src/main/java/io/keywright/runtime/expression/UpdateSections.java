package io.keywright.runtime.expression;

/** The sections of an update expression while it is written. */
final class UpdateSections {

    static final String PARAMETER = "UpdateExpression";

    private final ExpressionWriter set;
    private final ExpressionWriter remove;
    private final ExpressionWriter add;
    private final ExpressionWriter delete;
    private final ExpressionWriter whole;

    UpdateSections(Placeholders placeholders) {
        set = new ExpressionWriter(PARAMETER, placeholders);
        remove = new ExpressionWriter(PARAMETER, placeholders);
        add = new ExpressionWriter(PARAMETER, placeholders);
        delete = new ExpressionWriter(PARAMETER, placeholders);
        whole = new ExpressionWriter(PARAMETER, placeholders);
    }

    /** The writer of what the path becomes. */
    ExpressionWriter set(StoredPath path) {
        return next(set, "SET ").path(path).text(" = ");
    }

    void remove(StoredPath path) {
        next(remove, "REMOVE ").path(path);
    }

    /** The writer of what is added to the path. */
    ExpressionWriter add(StoredPath path) {
        return next(add, "ADD ").path(path).text(" ");
    }

    /** The writer of what is taken from the path. */
    ExpressionWriter delete(StoredPath path) {
        return next(delete, "DELETE ").path(path).text(" ");
    }

    private static ExpressionWriter next(ExpressionWriter section, String keyword) {
        return section.text(section.isEmpty() ? keyword : ", ");
    }

    /** All sections that hold something. */
    String expression() {
        whole.section(set).section(remove).section(add).section(delete);
        return whole.finish();
    }
}
