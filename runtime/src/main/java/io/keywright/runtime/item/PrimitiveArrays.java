package io.keywright.runtime.item;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Arrays of primitives as L. */
final class PrimitiveArrays {

    private PrimitiveArrays() {}

    /**
     * What they have in common.
     *
     * @param <A> the array
     * @param <E> its elements
     */
    private abstract static class PrimitiveArray<A, E> implements Converter<A> {

        private final Converter<E> element;

        PrimitiveArray(Converter<E> element) {
            this.element = element;
        }

        abstract A create(int length);

        abstract int length(A array);

        abstract E get(A array, int index);

        abstract void set(A array, int index, E value);

        @Override
        public AttributeValue toValue(A array) {
            int length = length(array);
            List<AttributeValue> values = new ArrayList<>(length);
            for (int index = 0; index < length; index++) {
                try {
                    values.add(element.toValue(get(array, index)));
                } catch (RuntimeException failure) {
                    throw Refusals.at(failure, index);
                }
            }
            return AttributeValue.createL(values);
        }

        @Override
        public A fromValue(AttributeValue value) {
            if (!Found.isList(value)) {
                throw Refusals.ofKind("a list (L)", value);
            }
            List<AttributeValue> values = value.l();
            A array = create(values.size());
            for (int index = 0; index < values.size(); index++) {
                try {
                    set(array, index, Elements.fromValue(element, values.get(index)));
                } catch (RuntimeException failure) {
                    throw Refusals.at(failure, index);
                }
            }
            return array;
        }
    }

    static final class OfBoolean extends PrimitiveArray<boolean[], Boolean> {
        static final OfBoolean INSTANCE = new OfBoolean();

        OfBoolean() {
            super(Converters.ofBoolean());
        }

        @Override
        boolean[] create(int length) {
            return new boolean[length];
        }

        @Override
        int length(boolean[] array) {
            return array.length;
        }

        @Override
        Boolean get(boolean[] array, int index) {
            return array[index];
        }

        @Override
        void set(boolean[] array, int index, Boolean value) {
            array[index] = value;
        }
    }

    static final class OfChar extends PrimitiveArray<char[], Character> {
        static final OfChar INSTANCE = new OfChar();

        OfChar() {
            super(Converters.ofCharacter());
        }

        @Override
        char[] create(int length) {
            return new char[length];
        }

        @Override
        int length(char[] array) {
            return array.length;
        }

        @Override
        Character get(char[] array, int index) {
            return array[index];
        }

        @Override
        void set(char[] array, int index, Character value) {
            array[index] = value;
        }
    }

    static final class OfShort extends PrimitiveArray<short[], Short> {
        static final OfShort INSTANCE = new OfShort();

        OfShort() {
            super(Converters.ofShort());
        }

        @Override
        short[] create(int length) {
            return new short[length];
        }

        @Override
        int length(short[] array) {
            return array.length;
        }

        @Override
        Short get(short[] array, int index) {
            return array[index];
        }

        @Override
        void set(short[] array, int index, Short value) {
            array[index] = value;
        }
    }

    static final class OfInt extends PrimitiveArray<int[], Integer> {
        static final OfInt INSTANCE = new OfInt();

        OfInt() {
            super(Converters.ofInt());
        }

        @Override
        int[] create(int length) {
            return new int[length];
        }

        @Override
        int length(int[] array) {
            return array.length;
        }

        @Override
        Integer get(int[] array, int index) {
            return array[index];
        }

        @Override
        void set(int[] array, int index, Integer value) {
            array[index] = value;
        }
    }

    static final class OfLong extends PrimitiveArray<long[], Long> {
        static final OfLong INSTANCE = new OfLong();

        OfLong() {
            super(Converters.ofLong());
        }

        @Override
        long[] create(int length) {
            return new long[length];
        }

        @Override
        int length(long[] array) {
            return array.length;
        }

        @Override
        Long get(long[] array, int index) {
            return array[index];
        }

        @Override
        void set(long[] array, int index, Long value) {
            array[index] = value;
        }
    }

    static final class OfFloat extends PrimitiveArray<float[], Float> {
        static final OfFloat INSTANCE = new OfFloat();

        OfFloat() {
            super(Converters.ofFloat());
        }

        @Override
        float[] create(int length) {
            return new float[length];
        }

        @Override
        int length(float[] array) {
            return array.length;
        }

        @Override
        Float get(float[] array, int index) {
            return array[index];
        }

        @Override
        void set(float[] array, int index, Float value) {
            array[index] = value;
        }
    }

    static final class OfDouble extends PrimitiveArray<double[], Double> {
        static final OfDouble INSTANCE = new OfDouble();

        OfDouble() {
            super(Converters.ofDouble());
        }

        @Override
        double[] create(int length) {
            return new double[length];
        }

        @Override
        int length(double[] array) {
            return array.length;
        }

        @Override
        Double get(double[] array, int index) {
            return array[index];
        }

        @Override
        void set(double[] array, int index, Double value) {
            array[index] = value;
        }
    }
}
