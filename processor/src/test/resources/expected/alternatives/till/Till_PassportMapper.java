package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Passport} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_PassportMapper implements Converter<Passport> {
  /** The mapper, which has no state. */
  public static final Till_PassportMapper INSTANCE = new Till_PassportMapper();

  private static final Labels LABELS = Labels.ofDocument("Passport");

  private Till_PassportMapper() {}

  @Override
  public AttributeValue toValue(Passport passport) {
    ItemWriter map = ItemWriter.document(LABELS, 1);
    map.string("number", passport.getNumber());
    return map.toValue();
  }

  @Override
  public Passport fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    Passport passport = new Passport();
    passport.setNumber(map.string("number"));
    return passport;
  }
}
