package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link SchoolClass.Member} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class School_SchoolClass_MemberMapper implements Converter<SchoolClass.Member> {
  /** The mapper, which has no state. */
  public static final School_SchoolClass_MemberMapper INSTANCE = new School_SchoolClass_MemberMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("SchoolClass_Member");

  private School_SchoolClass_MemberMapper() {}

  @Override
  public AttributeValue toValue(SchoolClass.Member schoolClassMember) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("studentId", schoolClassMember.studentId());
    map.string("name", schoolClassMember.name());
    return map.toValue();
  }

  @Override
  public SchoolClass.Member fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new SchoolClass.Member(
        STRUCTURE.string(map, "studentId"),
        STRUCTURE.string(map, "name"));
  }
}
