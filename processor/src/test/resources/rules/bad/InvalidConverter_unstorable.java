// OTHER MEMBERS the converters of the twin make something else
package rules;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.ValueConverter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public interface InvalidConverter_unstorable {

    @Entity
    @Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
    record Product(
            // ERROR [InvalidConverter] The converter of sizes of rules.InvalidConverter_unstorable.Product converts to "java.lang.Object", which says nothing of what it holds, so nothing could be read back as it was. Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_unstorable.SizeConverter".
            String sku, @Converted(by = SizeConverter.class) List<Size> sizes, Colour colour, List<Weight> weights) {}

    @Entity
    @Key(pk = "PARCEL#{id}", sk = "PARCEL")
    record Parcel(String id, Weight weight, Route route) {}

    record Size(String text) {}

    @Converted(by = ColourConverter.class)
    // ERROR [InvalidConverter] The converter of the type rules.InvalidConverter_unstorable.Colour converts to "java.util.Optional<java.lang.String>", which is an Optional inside another type. Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_unstorable.ColourConverter".
    record Colour(String text) {}

    record Weight(String text) {}

    record Route(String text) {}

    final class SizeConverter implements ValueConverter<Size, Object> {

        @Override
        public Object toStored(Size value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Size fromStored(Object stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class ColourConverter implements ValueConverter<Colour, Optional<String>> {

        @Override
        public Optional<String> toStored(Colour value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Colour fromStored(Optional<String> stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class WeightConverter implements ValueConverter<Weight, List<? extends String>> {

        @Override
        public List<? extends String> toStored(Weight value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Weight fromStored(List<? extends String> stored) {
            throw new UnsupportedOperationException();
        }
    }

    final class RouteConverter implements ValueConverter<Route, Map<String, Thread>> {

        @Override
        public Map<String, Thread> toStored(Route value) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Route fromStored(Map<String, Thread> stored) {
            throw new UnsupportedOperationException();
        }
    }

    // ERROR [InvalidConverter] A converter in @Table on rules.InvalidConverter_unstorable.Shop converts to "java.util.List<? extends java.lang.String>", which holds "? extends java.lang.String", which is a wildcard, which says nothing of what it holds, so nothing could be read back as it was. Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_unstorable.WeightConverter".
    // ERROR [InvalidConverter] A converter in @Table on rules.InvalidConverter_unstorable.Shop converts to "java.util.Map<java.lang.String, java.lang.Thread>", which holds "java.lang.Thread", which is none that can be stored. Convert to a type that can be stored by itself, such as String, or a @Document of its own: "rules.InvalidConverter_unstorable.RouteConverter".
    @Table(entities = {Product.class, Parcel.class}, converters = {WeightConverter.class, RouteConverter.class})
    interface Shop {}
}
