package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Film} into items of {@link Cinema} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class FilmMapper implements EntityMapper<Film> {
  /** The mapper, which has no state. */
  public static final FilmMapper INSTANCE = new FilmMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Film");

  private static final Structure STRUCTURE = Structure.ofEntity("Film", "PK", "SK");

  private FilmMapper() {}

  @Override
  public String type() {
    return "Film";
  }

  @Override
  public String entity() {
    return "Film";
  }

  @Override
  public PrimaryKey<Film> key(Film film) {
    return FilmKeys.primary(film.filmId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Film film) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(film));
    item.type("Type", TYPE);
    item.string("filmId", film.filmId());
    item.string("title", film.title());
    item.number("boxOffice", film.boxOffice());
    item.key("GSI1PK", "GSI1SK", FilmKeys.withPrequels(film.filmId()));
    return item.toMap();
  }

  @Override
  public Film fromItem(Map<String, AttributeValue> item) {
    try {
      return new Film(
          STRUCTURE.string(item, "filmId"),
          STRUCTURE.string(item, "title"),
          STRUCTURE.longValue(item, "boxOffice"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("filmId", "filmId"),
        MarkedAttribute.of("title", "title"),
        MarkedAttribute.of("boxOffice", "boxOffice"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .immutableOnceThere(MarkedAttribute.of("title", "title"))
        .build();

    private Marked() {}
  }
}
