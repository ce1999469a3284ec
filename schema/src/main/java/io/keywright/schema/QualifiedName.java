package io.keywright.schema;

import java.util.List;

/**
 * A class by its package and its simple names from the outside in.
 *
 * @param packageName empty for the unnamed package
 * @param simpleNames the enclosing classes first; at least one
 */
public record QualifiedName(String packageName, List<String> simpleNames) implements Comparable<QualifiedName> {

    public QualifiedName {
        simpleNames = List.copyOf(simpleNames);
        if (simpleNames.isEmpty()) {
            throw new IllegalArgumentException("a class has a simple name");
        }
    }

    /** A top-level or nested class. */
    public static QualifiedName of(String packageName, String... simpleNames) {
        return new QualifiedName(packageName, List.of(simpleNames));
    }

    /** The name as Java source writes it: {@code com.daintree.shop.Order}. */
    public String canonicalName() {
        return packageName.isEmpty() ? nestedName() : packageName + "." + nestedName();
    }

    /** The name without its package, as Java source writes it: {@code Order}, {@code Shop.Order}. */
    public String nestedName() {
        return String.join(".", simpleNames);
    }

    /** The name as the class loader knows it: {@code com.daintree.shop.Shop$Order}. */
    public String binaryName() {
        String nested = String.join("$", simpleNames);
        return packageName.isEmpty() ? nested : packageName + "." + nested;
    }

    /** The innermost name. */
    public String simpleName() {
        return simpleNames.get(simpleNames.size() - 1);
    }

    /** All simple names joined by an underscore: what generated classes are called after. */
    public String flatName() {
        return String.join("_", simpleNames);
    }

    @Override
    public int compareTo(QualifiedName other) {
        return canonicalName().compareTo(other.canonicalName());
    }

    @Override
    public String toString() {
        return canonicalName();
    }
}
