package com.daintree.shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Version;
import org.jspecify.annotations.Nullable;

/**
 * A category in a tree. A top category has no parent and so no entry in the index of children: a sparse index.
 *
 * <p>The key holds the id only, so a category keeps its key when it is renamed or moved. The path is in an index, whose
 * keys the next {@code replace} rewrites.
 *
 * @param categoryId {@code databases}
 * @param name what customers see; it may hold the key's delimiter ({@code C# and .NET}), hence {@code rest}
 * @param parentId the category above; null for a top category
 * @param topCategoryId the first id of the path
 * @param path see {@link CategoryPath}
 * @param version counts the changes; 0 before it is stored
 */
@Entity
@Key(pk = "CATEGORY#{categoryId}", sk = "CATEGORY#{categoryId}")
@Gsi(index = 2, name = "ofParent", pk = "PARENT#{parentId}", sk = "CATEGORY#{name:rest}")
@Gsi(index = 3, name = "below", pk = "TOP#{topCategoryId}", sk = "CATEGORY#{path}")
public record Category(
        String categoryId,
        String name,
        @Nullable String parentId,
        String topCategoryId,
        String path,
        @Version long version) {

    public Category {
        CategoryPath parsed = new CategoryPath(path);
        if (!parsed.categoryId().equals(categoryId) || !parsed.topId().equals(topCategoryId)) {
            throw new IllegalArgumentException("The path of category " + categoryId + " is not its own: " + path);
        }
    }

    /** A category without a parent. */
    public static Category top(String categoryId, String name) {
        return new Category(
                categoryId, name, null, categoryId, CategoryPath.top(categoryId).text(), 0);
    }

    /** A new category below this one. */
    public Category child(String childId, String childName) {
        return new Category(
                childId,
                childName,
                categoryId,
                topCategoryId,
                place().child(childId).text(),
                0);
    }

    /** The path as a value. */
    public CategoryPath place() {
        return new CategoryPath(path);
    }

    /**
     * This category as a child of another one.
     *
     * @throws IllegalArgumentException if that one is this category or below it
     */
    public Category movedUnder(Category parent) {
        if (parent.place().isWithin(place())) {
            throw new IllegalArgumentException(
                    "Category " + categoryId + " cannot move below itself: " + parent.categoryId);
        }
        CategoryPath moved = parent.place().child(categoryId);
        return new Category(categoryId, name, parent.categoryId, moved.topId(), moved.text(), version);
    }

    /** This category after one of those above it went from one path to another. */
    public Category carriedAlong(CategoryPath from, CategoryPath to) {
        CategoryPath moved = place().moved(from, to);
        return new Category(categoryId, name, parentId, moved.topId(), moved.text(), version);
    }
}
