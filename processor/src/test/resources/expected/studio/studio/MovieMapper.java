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

/** Turns {@link Movie} into items of {@link Studio} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MovieMapper implements EntityMapper<Movie> {
  /** The mapper, which has no state. */
  public static final MovieMapper INSTANCE = new MovieMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Movie");

  private static final Structure STRUCTURE = Structure.ofEntity("Movie", "PK", "SK");

  private MovieMapper() {}

  @Override
  public String type() {
    return "Movie";
  }

  @Override
  public String entity() {
    return "Movie";
  }

  @Override
  public PrimaryKey<Movie> key(Movie movie) {
    return MovieKeys.primary(movie.movieId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Movie movie) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(movie));
    item.type("Type", TYPE);
    item.string("movieId", movie.movieId());
    item.string("title", movie.title());
    return item.toMap();
  }

  @Override
  public Movie fromItem(Map<String, AttributeValue> item) {
    try {
      return new Movie(
          STRUCTURE.string(item, "movieId"),
          STRUCTURE.string(item, "title"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("movieId", "movieId"),
        MarkedAttribute.of("title", "title"));
  }
}
