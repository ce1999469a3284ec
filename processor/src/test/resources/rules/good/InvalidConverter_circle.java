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
            @Converted(by = SameConverter.class) Same same) {}

    @Entity
    @Key(pk = "LEAF#{id}", sk = "LEAF")
    record Leaf(String id, There there, List<Listed> listed) {}

    @Converted(by = ThereConverter.class)
    record There(String text) {}

    @Converted(by = BackConverter.class)
    record Back(String text) {}

    @Converted(by = SelfConverter.class)
    record Self(String text) {}

    @Converted(by = BoxedConverter.class)
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

    final class BackConverter implements ValueConverter<Back, String> {

        @Override
        public String toStored(Back value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Back fromStored(String stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class SelfConverter implements ValueConverter<Self, List<String>> {

        @Override
        public List<String> toStored(Self value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Self fromStored(List<String> stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class BoxedConverter implements ValueConverter<Boxed, Holder> {

        @Override
        public Holder toStored(Boxed value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Boxed fromStored(Holder stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class SameConverter implements ValueConverter<Same, String> {

        @Override
        public String toStored(Same value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Same fromStored(String stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class ListedConverter implements ValueConverter<Listed, String> {

        @Override
        public String toStored(Listed value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Listed fromStored(String stored) {
            throw new UnsupportedOperationException();
        }
    }

    @Table(entities = {Node.class, Leaf.class}, converters = ListedConverter.class)
    interface Graph {}
}
