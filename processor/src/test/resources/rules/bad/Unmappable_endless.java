// OTHER MEMBERS the twin ends
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
    // ERROR [Unmappable] The property next of rules.Unmappable_endless.Node cannot be stored: its type "rules.Unmappable_endless.Node<java.util.List<java.util.List<java.util.List<java.util.List<java.util.List<…>>>>>>" is a generic document that holds itself with ever longer arguments; write a document of its own for what is meant.
    record Node<T>(T value, @Nullable Node<List<T>> next) {}

    @Table(entities = Tree.class)
    interface Shop {}
}
