package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link SchoolClass} into items of {@link School} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolClassMapper implements EntityMapper<SchoolClass> {
  /** The mapper, which has no state. */
  public static final SchoolClassMapper INSTANCE = new SchoolClassMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("SchoolClass");

  private static final Structure STRUCTURE = Structure.ofEntity("SchoolClass", "PK", "SK")
      .property("b", "board");

  static final Converter<List<SchoolClass.Member>> MEMBERS =
      Converters.atMost(3, Converters.list(School_SchoolClass_MemberMapper.INSTANCE));

  static final Converter<Set<String>> SUBJECTS =
      Converters.atMost(3, Converters.set(Converters.ofString()));

  static final Converter<Set<String>> WORDS = Converters.set(Converters.ofString());

  static final Converter<Map<String, Integer>> ROOMS =
      Converters.atMost(2, Converters.map(Converters.ofString(), Converters.ofInt()));

  private SchoolClassMapper() {}

  @Override
  public String type() {
    return "SchoolClass";
  }

  @Override
  public String entity() {
    return "SchoolClass";
  }

  @Override
  public PrimaryKey<SchoolClass> key(SchoolClass schoolClass) {
    return SchoolClassKeys.primary(schoolClass.classId());
  }

  @Override
  public Map<String, AttributeValue> toItem(SchoolClass schoolClass) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(schoolClass));
    item.type("Type", TYPE);
    item.string("classId", schoolClass.classId());
    item.required("members", schoolClass.members(), MEMBERS);
    item.set("subjects", schoolClass.subjects(), SUBJECTS);
    item.set("words", schoolClass.words(), WORDS);
    item.required("rooms", schoolClass.rooms(), ROOMS);
    item.required("b", schoolClass.board(), School_SchoolClass_BoardMapper.INSTANCE);
    return item.toMap();
  }

  @Override
  public SchoolClass fromItem(Map<String, AttributeValue> item) {
    try {
      return new SchoolClass(
          STRUCTURE.string(item, "classId"),
          STRUCTURE.required(item, "members", MEMBERS),
          STRUCTURE.set(item, "subjects", SUBJECTS),
          STRUCTURE.set(item, "words", WORDS),
          STRUCTURE.required(item, "rooms", ROOMS),
          STRUCTURE.required(item, "b", School_SchoolClass_BoardMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("classId", "classId"),
        MarkedAttribute.of("members", "members"),
        MarkedAttribute.of("subjects", "subjects"),
        MarkedAttribute.of("words", "words"),
        MarkedAttribute.of("rooms", "rooms"),
        MarkedAttribute.of("board", "b"));
  }
}
