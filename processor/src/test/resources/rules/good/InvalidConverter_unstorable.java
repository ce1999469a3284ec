package rules;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.ValueConverter;
import java.util.List;
import java.util.Map;

public interface InvalidConverter_unstorable {

    @Entity
    @Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
    record Product(
            String sku, @Converted(by = SizeConverter.class) List<Size> sizes, Colour colour, List<Weight> weights) {}

    @Entity
    @Key(pk = "PARCEL#{id}", sk = "PARCEL")
    record Parcel(String id, Weight weight, Route route) {}

    record Size(String text) {}

    @Converted(by = ColourConverter.class)
    record Colour(String text) {}

    record Weight(String text) {}

    record Route(String text) {}

    final class SizeConverter implements ValueConverter<Size, String> {

        @Override
        public String toStored(Size value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Size fromStored(String stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class ColourConverter implements ValueConverter<Colour, String> {

        @Override
        public String toStored(Colour value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Colour fromStored(String stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class WeightConverter implements ValueConverter<Weight, List<String>> {

        @Override
        public List<String> toStored(Weight value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Weight fromStored(List<String> stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class RouteConverter implements ValueConverter<Route, Map<String, Weight>> {

        @Override
        public Map<String, Weight> toStored(Route value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Route fromStored(Map<String, Weight> stored) {
            throw new UnsupportedOperationException();
        }
    }

    @Table(entities = {Product.class, Parcel.class}, converters = {WeightConverter.class, RouteConverter.class})
    interface Shop {}
}
