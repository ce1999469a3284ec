package com.daintree.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CategoryPathTest {

    private final CategoryPath databases =
            CategoryPath.top("books").child("computing").child("databases");

    @Test
    void aPathIsTheIdsFromTheTop() {
        assertThat(databases.text()).isEqualTo("books/computing/databases/");
        assertThat(databases.topId()).isEqualTo("books");
        assertThat(databases.categoryId()).isEqualTo("databases");
        assertThat(CategoryPath.top("books").categoryId()).isEqualTo("books");
    }

    @Test
    void aPathIsWithinThoseAboveItAndItself() {
        assertThat(databases.isWithin(CategoryPath.top("books"))).isTrue();
        assertThat(databases.isWithin(databases)).isTrue();
        assertThat(databases.isWithin(CategoryPath.top("books").child("comp"))).isFalse();
    }

    @Test
    void movingReplacesTheBeginning() {
        CategoryPath from = CategoryPath.top("books").child("computing");
        CategoryPath to = CategoryPath.top("garden").child("computing");

        assertThat(databases.moved(from, to).text()).isEqualTo("garden/computing/databases/");
        assertThatThrownBy(() -> to.moved(from, to)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/", "books", "/books/", "books//art/"})
    void aTextThatIsNoPathIsRefused(String text) {
        assertThatThrownBy(() -> new CategoryPath(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
