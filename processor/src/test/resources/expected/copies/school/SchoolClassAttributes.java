package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.SetAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link SchoolClass} in the table {@link School}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolClassAttributes {
  /** Stored as {@code classId}. */
  public static final TextAttribute<SchoolClass> CLASS_ID =
      new TextAttribute<>(AttributePath.of("classId", "classId"));

  /** Stored as {@code members}. */
  public static final ListAttribute<SchoolClass, SchoolClass.Member, School_SchoolClass_MemberAttributes<SchoolClass>> MEMBERS =
      new ListAttribute<>(AttributePath.of("members", "members"), SchoolClassMapper.MEMBERS, new School_SchoolClass_MemberAttributes.Element<>());

  /** Stored as {@code subjects}. */
  public static final SetAttribute<SchoolClass, String> SUBJECTS =
      new SetAttribute<>(AttributePath.of("subjects", "subjects"), SchoolClassMapper.SUBJECTS);

  /** Stored as {@code words}. */
  public static final SetAttribute<SchoolClass, String> WORDS =
      new SetAttribute<>(AttributePath.of("words", "words"), SchoolClassMapper.WORDS);

  /** Stored as {@code rooms}. */
  public static final MapAttribute<SchoolClass, String, Integer, OrderedAttribute<SchoolClass, Integer>> ROOMS =
      new MapAttribute<>(AttributePath.of("rooms", "rooms"), SchoolClassMapper.ROOMS, Converters.ofString(), Elements.ordered(Converters.ofInt()));

  /** Stored as {@code b}. */
  public static final School_SchoolClass_BoardAttributes<SchoolClass> BOARD =
      new School_SchoolClass_BoardAttributes<>(AttributePath.of("board", "b"));

  private SchoolClassAttributes() {}
}
