package io.keywright.annotation;

/**
 * Turns a type that Keywright does not know into one that it does, and back. {@link Converted} and {@code converters} of
 * {@link Table} say where.
 *
 * <pre>{@code
 * public record Money(BigDecimal amount) {}
 *
 * public final class MoneyConverter implements ValueConverter<Money, BigDecimal> {
 *     @Override
 *     public BigDecimal toStored(Money value) {
 *         return value.amount();
 *     }
 *
 *     @Override
 *     public Money fromStored(BigDecimal stored) {
 *         return new Money(stored);
 *     }
 * }
 *
 * @Entity
 * @Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
 * public record Product(String sku, @Converted(by = MoneyConverter.class) Money price) {}
 * }</pre>
 *
 * <p>Two values that are not equal need two stored values that are not equal, or one of them is lost: in a set, as the
 * key of a map, in a key. {@code fromStored(toStored(value))} is to equal the value.
 *
 * <p>Neither method is given null, and neither may return it: what is absent is not converted. An exception becomes the
 * cause of {@code InvalidEntityException}, or of {@code UnmappableItemException} when reading. A converter is asked by
 * several threads at once and holds no state.
 *
 * @param <T> what Java code deals with
 * @param <S> what is stored: any type that a property can have without a converter, collections and documents included
 */
public interface ValueConverter<T, S> {

    /** What is stored of a value. */
    S toStored(T value);

    /** The value of what was stored. */
    T fromStored(S stored);
}
