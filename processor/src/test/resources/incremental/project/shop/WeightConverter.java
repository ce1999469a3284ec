package shop;

import io.keywright.annotation.ValueConverter;

/** Of a type that names it. */
public final class WeightConverter implements ValueConverter<Weight, Integer> {

    @Override
    public Integer toStored(Weight value) {
        return value.grams();
    }

    @Override
    public Weight fromStored(Integer stored) {
        return new Weight(stored.intValue());
    }
}
