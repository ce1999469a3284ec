package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has a property, or every property of a type, stored by a converter.
 *
 * <pre>{@code
 * @Converted(by = Length.Converter.class)
 * public record Length(long metres) {
 *     public enum Converter implements ValueConverter<Length, Long> {
 *         INSTANCE;
 *
 *         @Override
 *         public Long toStored(Length value) {
 *             return value.metres();
 *         }
 *
 *         @Override
 *         public Length fromStored(Long stored) {
 *             return new Length(stored);
 *         }
 *     }
 * }
 *
 * @Entity
 * @Key(pk = "ROUTE#{id}", sk = "ROUTE")
 * public record Route(String id, Length total, List<Length> legs, Map<String, Length> byCountry) {}
 * }</pre>
 *
 * <p>On a type it holds wherever the type occurs, inside of collections, maps and arrays too. On a property it holds for
 * the property's type if that is what the converter takes, else for each part of it that is: with {@code
 * @Converted(by = MoneyConverter.class)}, a {@code Map<String, List<Money>>} is a map of lists of what money is stored as.
 * A converter that finds nothing to convert is an error. For a type that cannot be annotated, in every property of a
 * table, there is {@link Table#converters}. Of several the nearest counts: that of the property, of the table, of the
 * type.
 *
 * <p>A converted property can be part of a key where the type that it is stored as can: keys hold that one's text, in
 * its formats, while the methods of queries take the property's own type.
 *
 * <p>On a record it goes on the component; on a JavaBean on the field or the getter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Converted {

    /**
     * The converter: a class that the table's package can reach, with a static field {@code INSTANCE} of its own type or
     * a constructor without parameters, or an enum with one constant.
     */
    Class<? extends ValueConverter<?, ?>> by();
}
