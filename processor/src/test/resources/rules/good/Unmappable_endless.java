package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

public interface Unmappable_endless {

    @Entity
    @Key(pk = "TREE#{treeId}", sk = "TREE")
    record Tree(String treeId, Node<String> root) {}

    @Document
    record Node<T>(T value, @Nullable Node<T> next) {}

    @Table(entities = Tree.class)
    interface Shop {}
}
