package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Proof} into a map inside an item, with a tag, and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_ProofMapper implements Converter<Proof> {
  /** The mapper, which has no state. */
  public static final Till_ProofMapper INSTANCE = new Till_ProofMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Proof");

  private Till_ProofMapper() {}

  @Override
  public AttributeValue toValue(Proof proof) {
    if (proof instanceof Card document) {
      return ItemWriter.tagged("Type", "CARD", Till_CardMapper.INSTANCE.toValue(document));
    }
    if (proof instanceof Passport document) {
      return ItemWriter.tagged("Type", "Passport", Till_PassportMapper.INSTANCE.toValue(document));
    }
    throw ItemWriter.unknownDocument(STRUCTURE);
  }

  @Override
  public Proof fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return switch (STRUCTURE.string(map, "Type")) {
      case "CARD" -> Till_CardMapper.INSTANCE.fromValue(value);
      case "Passport" -> Till_PassportMapper.INSTANCE.fromValue(value);
      default -> throw STRUCTURE.unknownTag(map, "Type");
    };
  }
}
