package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Review} into items of {@link Studio} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReviewMapper implements EntityMapper<Review> {
  /** The mapper, which has no state. */
  public static final ReviewMapper INSTANCE = new ReviewMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Review");

  private static final Structure STRUCTURE = Structure.ofEntity("Review", "PK", "SK");

  private ReviewMapper() {}

  @Override
  public String type() {
    return "Review";
  }

  @Override
  public String entity() {
    return "Review";
  }

  @Override
  public PrimaryKey<Review> key(Review review) {
    return ReviewKeys.primary(review.movieId(), review.reviewId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Review review) {
    ItemWriter item = new ItemWriter(STRUCTURE, 6);
    item.key("PK", "SK", key(review));
    item.type("Type", TYPE);
    item.string("movieId", review.movieId());
    item.string("reviewId", review.reviewId());
    item.string("text", review.text());
    return item.toMap();
  }

  @Override
  public Review fromItem(Map<String, AttributeValue> item) {
    try {
      return new Review(
          STRUCTURE.string(item, "movieId"),
          STRUCTURE.string(item, "reviewId"),
          STRUCTURE.string(item, "text"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("movieId", "movieId"),
        MarkedAttribute.of("reviewId", "reviewId"),
        MarkedAttribute.of("text", "text"));
  }
}
