package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class QualifiedNameTest {

    @Test
    void nestedClassHasEachOfItsNames() {
        QualifiedName name = QualifiedName.of("com.daintree", "Shop", "Order");

        assertThat(name.canonicalName()).isEqualTo("com.daintree.Shop.Order");
        assertThat(name.binaryName()).isEqualTo("com.daintree.Shop$Order");
        assertThat(name.simpleName()).isEqualTo("Order");
        assertThat(name.flatName()).isEqualTo("Shop_Order");
        assertThat(name).hasToString("com.daintree.Shop.Order");
    }

    @Test
    void unnamedPackageLeavesNoDot() {
        assertThat(QualifiedName.of("", "Order").canonicalName()).isEqualTo("Order");
        assertThat(QualifiedName.of("", "Order").binaryName()).isEqualTo("Order");
    }

    @Test
    void namesSortByWhatIsRead() {
        assertThat(QualifiedName.of("b", "A")).isGreaterThan(QualifiedName.of("a", "B"));
    }

    @Test
    void classWithoutNameIsRefused() {
        assertThatThrownBy(() -> new QualifiedName("a", List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
