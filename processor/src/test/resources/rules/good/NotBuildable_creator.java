package rules;

import io.keywright.annotation.Creator;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotBuildable_creator {

    @Entity
    @Key(pk = "TWO#{name}", sk = "TWO")
    final class Two {

        private final String name;

        private Two(String name) {
            this.name = name;
        }

        @Creator
        public static Two of(String name) {
            return new Two(name);
        }

        public static Two named(String name) {
            return new Two(name);
        }

        public String getName() {
            return name;
        }
    }

    @Entity
    @Key(pk = "FOREIGN#{name}", sk = "FOREIGN")
    final class Foreign {

        private final String name;

        private Foreign(String name) {
            this.name = name;
        }

        @Creator
        public static Foreign of(String name) {
            return new Foreign(name);
        }

        public String getName() {
            return name;
        }
    }

    @Entity
    @Key(pk = "UNBUILT#{name}", sk = "UNBUILT")
    final class Unbuilt {

        private final String name;

        private Unbuilt(String name) {
            this.name = name;
        }

        @Creator
        public static Unbuilt start(String name) {
            return new Unbuilt(name);
        }

        public String getName() {
            return name;
        }
    }

    @Entity
    @Key(pk = "SEVERAL#{name}", sk = "SEVERAL")
    final class Several {

        private final String name;

        private Several(String name) {
            this.name = name;
        }

        @Creator
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
    record Closed(String name) {
    }

    @Entity
    @Key(pk = "STUCK#{name}", sk = "STUCK")
    class Stuck {

        private String name = "";

        Stuck() {}

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
