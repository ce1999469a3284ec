package io.keywright.testing.value;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One attribute value. Immutable, equal by content: sets without regard to order, numbers by value. */
public sealed interface Value {

    /** The type tag of this value. */
    Type type();

    /** Text, ordered by its UTF-8 bytes. */
    record Text(String text) implements Value {
        @Override
        public Type type() {
            return Type.S;
        }
    }

    /** A number in normal form: no trailing zeros, at most 38 significant digits. */
    record Num(BigDecimal number) implements Value {
        public Num {
            number = Numbers.normalise(number);
        }

        public static Num of(long number) {
            return new Num(BigDecimal.valueOf(number));
        }

        @Override
        public Type type() {
            return Type.N;
        }
    }

    /** Bytes. */
    record Binary(Bytes bytes) implements Value {
        @Override
        public Type type() {
            return Type.B;
        }
    }

    /** True or false. */
    record Bool(boolean flag) implements Value {
        @Override
        public Type type() {
            return Type.BOOL;
        }
    }

    /** The null value, which is not the absence of an attribute. */
    record Null() implements Value {
        @Override
        public Type type() {
            return Type.NULL;
        }
    }

    /** A list of values of any types. */
    record Elements(List<Value> values) implements Value {
        public Elements {
            values = List.copyOf(values);
        }

        @Override
        public Type type() {
            return Type.L;
        }
    }

    /** A map from names to values of any types. */
    record Entries(Map<String, Value> values) implements Value {
        public Entries {
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        }

        @Override
        public Type type() {
            return Type.M;
        }
    }

    /** A set of text, numbers or bytes; the type says which. */
    record Members(Type type, Set<Value> values) implements Value {
        public Members {
            values = Collections.unmodifiableSet(new LinkedHashSet<>(values));
        }

        /** The type of one member. */
        public Type memberType() {
            return memberType(type);
        }

        static Type memberType(Type set) {
            return switch (set) {
                case SS -> Type.S;
                case NS -> Type.N;
                case BS -> Type.B;
                default -> throw new IllegalArgumentException(set + " is no set type");
            };
        }
    }
}
