// OTHER MEMBERS the converters of the twin make something else
package rules;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.ValueConverter;
import java.util.List;
import org.jspecify.annotations.Nullable;

public interface InvalidConverter_circle {

    @Entity
    @Key(pk = "NODE#{id}", sk = "NODE")
    record Node(
            String id,
            There there,
            Self self,
            Boxed boxed,
            // ERROR [InvalidConverter] The converter of same of rules.InvalidConverter_circle.Node leads back to the type that it takes: "rules.InvalidConverter_circle.Same" becomes "rules.InvalidConverter_circle.Same". Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_circle.SameConverter".
            @Converted(by = SameConverter.class) Same same) {}

    @Entity
    @Key(pk = "LEAF#{id}", sk = "LEAF")
    record Leaf(String id, There there, List<Listed> listed) {}

    @Converted(by = ThereConverter.class)
    // ERROR [InvalidConverter] The converter of the type rules.InvalidConverter_circle.There leads back to the type that it takes: "rules.InvalidConverter_circle.There" becomes "rules.InvalidConverter_circle.Back" and "rules.InvalidConverter_circle.Back" becomes "rules.InvalidConverter_circle.There". Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_circle.ThereConverter".
    record There(String text) {}

    @Converted(by = BackConverter.class)
    record Back(String text) {}

    @Converted(by = SelfConverter.class)
    // ERROR [InvalidConverter] The converter of the type rules.InvalidConverter_circle.Self leads back to the type that it takes: "rules.InvalidConverter_circle.Self" becomes "java.util.List<rules.InvalidConverter_circle.Self>". Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_circle.SelfConverter".
    record Self(String text) {}

    @Converted(by = BoxedConverter.class)
    // ERROR [InvalidConverter] The converter of the type rules.InvalidConverter_circle.Boxed leads back to the type that it takes: "rules.InvalidConverter_circle.Boxed" becomes "rules.InvalidConverter_circle.Box<rules.InvalidConverter_circle.Boxed>". Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_circle.BoxedConverter".
    record Boxed(String text) {}

    @Document
    record Box<X>(@Nullable X content) {}

    @Document
    record Holder(@Nullable Boxed content) {}

    record Same(String text) {}

    record Listed(String text) {}

    final class ThereConverter implements ValueConverter<There, Back> {

        @Override
        public Back toStored(There value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public There fromStored(Back stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class BackConverter implements ValueConverter<Back, There> {

        @Override
        public There toStored(Back value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Back fromStored(There stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class SelfConverter implements ValueConverter<Self, List<Self>> {

        @Override
        public List<Self> toStored(Self value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Self fromStored(List<Self> stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class BoxedConverter implements ValueConverter<Boxed, Box<Boxed>> {

        @Override
        public Box<Boxed> toStored(Boxed value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Boxed fromStored(Box<Boxed> stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class SameConverter implements ValueConverter<Same, Same> {

        @Override
        public Same toStored(Same value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Same fromStored(Same stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class ListedConverter implements ValueConverter<Listed, Box<List<Listed>>> {

        @Override
        public Box<List<Listed>> toStored(Listed value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Listed fromStored(Box<List<Listed>> stored) {
            throw new UnsupportedOperationException();
        }
    }

    // ERROR [InvalidConverter] A converter in @Table on rules.InvalidConverter_circle.Graph leads back to the type that it takes: "rules.InvalidConverter_circle.Listed" becomes "rules.InvalidConverter_circle.Box<java.util.List<rules.InvalidConverter_circle.Listed>>". Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_circle.ListedConverter".
    @Table(entities = {Node.class, Leaf.class}, converters = ListedConverter.class)
    interface Graph {}
}
