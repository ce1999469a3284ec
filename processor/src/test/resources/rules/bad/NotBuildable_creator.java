package rules;

import io.keywright.annotation.Creator;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotBuildable_creator {

    @Entity
    @Key(pk = "TWO#{name}", sk = "TWO")
    // ERROR [NotBuildable] The class rules.NotBuildable_creator.Two may have one @Creator only: it has 2. Remove the others.
    final class Two {

        private final String name;

        private Two(String name) {
            this.name = name;
        }

        @Creator
        public static Two of(String name) {
            return new Two(name);
        }

        @Creator
        public static Two named(String name) {
            return new Two(name);
        }

        public String getName() {
            return name;
        }
    }

    @Entity
    @Key(pk = "FOREIGN#{name}", sk = "FOREIGN")
    // ERROR [NotBuildable] The class rules.NotBuildable_creator.Foreign must be built by the method with @Creator: of gives another type. Annotate one that gives rules.NotBuildable_creator.Foreign.
    final class Foreign {

        private final String name;

        private Foreign(String name) {
            this.name = name;
        }

        @Creator
        public static String of(String name) {
            return name;
        }

        public String getName() {
            return name;
        }
    }

    @Entity
    @Key(pk = "UNBUILT#{name}", sk = "UNBUILT")
    // ERROR [NotBuildable] The class rules.NotBuildable_creator.Unbuilt must be built by the method with @Creator: start() takes nothing and gives no builder, which has a method build(). Annotate the one that is meant.
    final class Unbuilt {

        private final String name;

        private Unbuilt(String name) {
            this.name = name;
        }

        @Creator
        public static StringBuilder start() {
            return new StringBuilder();
        }

        public String getName() {
            return name;
        }
    }

    @Entity
    @Key(pk = "SEVERAL#{name}", sk = "SEVERAL")
    // ERROR [NotBuildable] The class rules.NotBuildable_creator.Several must say how it is built: 2 of its constructors and static methods take all its properties. Annotate one of them with @Creator.
    final class Several {

        private final String name;

        private Several(String name) {
            this.name = name;
        }

        public static Several of(String name) {
            return new Several(name);
        }

        public static Several named(String name) {
            return new Several(name);
        }

        public String getName() {
            return name;
        }
    }

    @Entity
    @Key(pk = "CLOSED#{name}", sk = "CLOSED")
    // ERROR [NotBuildable] The record rules.NotBuildable_creator.Closed may have @Creator only on its own constructor, or on one static method that gives it and takes all its components by name. Remove the annotation; a record needs none.
    record Closed(String name) {

        @Creator
        public static Closed of(String other) {
            return new Closed(other);
        }
    }

    @Entity
    @Key(pk = "STUCK#{name}", sk = "STUCK")
    // ERROR [NotBuildable] The class rules.NotBuildable_creator.Stuck must have a constructor without parameters: it has none. Add one, or make it a record.
    class Stuck {

        private String name = "";

        Stuck(int size) {}

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }
    }

    @Table(entities = {Two.class, Foreign.class, Unbuilt.class, Several.class, Closed.class, Stuck.class})
    interface Shop {}
}
