package com.daintree.shop;

/**
 * Where a category stands in the tree: the ids from the top category down to itself, each followed by a slash, as in
 * {@code books/computing/databases/}. The slash at the end keeps {@code books/art/} from being taken for the beginning of
 * {@code books/artisans/}.
 *
 * <p>Categories and products store it as text, since it is a part of their keys.
 *
 * @param text the path
 */
public record CategoryPath(String text) {

    public CategoryPath {
        if (!text.endsWith("/") || text.startsWith("/") || text.contains("//")) {
            throw new IllegalArgumentException("A category path is made of ids, each followed by a slash");
        }
    }

    /** The path of a category without a parent. */
    public static CategoryPath top(String categoryId) {
        return new CategoryPath(categoryId.concat("/"));
    }

    /** The path of a child. */
    public CategoryPath child(String categoryId) {
        return new CategoryPath(text + categoryId + "/");
    }

    /** The id of the top category. */
    public String topId() {
        return text.substring(0, text.indexOf('/'));
    }

    /** The id of the category itself. */
    public String categoryId() {
        int start = text.lastIndexOf('/', text.length() - 2) + 1;
        return text.substring(start, text.length() - 1);
    }

    /** Whether this is that category or one below it. */
    public boolean isWithin(CategoryPath other) {
        return text.startsWith(other.text);
    }

    /**
     * The path after {@code from} has become {@code to}.
     *
     * @throws IllegalArgumentException if this is not within {@code from}
     */
    public CategoryPath moved(CategoryPath from, CategoryPath to) {
        if (!isWithin(from)) {
            throw new IllegalArgumentException(text + " is not within " + from.text);
        }
        return new CategoryPath(to.text + text.substring(from.text.length()));
    }
}
