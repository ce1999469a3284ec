package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
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

  private static final Structure STRUCTURE = Structure.ofDocument("Passport");

  private Till_PassportMapper() {}

  @Override
  public AttributeValue toValue(Passport passport) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 1);
    map.string("number", passport.getNumber());
    return map.toValue();
  }

  @Override
  public Passport fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    Passport passport = new Passport();
    passport.setNumber(STRUCTURE.string(map, "number"));
    return passport;
  }
}
