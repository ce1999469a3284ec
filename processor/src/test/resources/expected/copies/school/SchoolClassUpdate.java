package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link SchoolClass}: {@code CLASS#{classId} / CLASS}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolClassUpdate extends Update<SchoolClass, SchoolClassUpdate> {
  SchoolClassUpdate(TableContext table, PrimaryKey<SchoolClass> key) {
    super(table, SchoolClassMapper.INSTANCE, key, false);
  }

  /** Stores {@code members}. */
  public SchoolClassUpdate members(List<SchoolClass.Member> members) {
    return changes().set(SchoolClassAttributes.MEMBERS, members);
  }

  /** Puts elements behind those of {@code members}. */
  public SchoolClassUpdate appendToMembers(List<SchoolClass.Member> elements) {
    return changes().append(SchoolClassAttributes.MEMBERS, elements);
  }

  /** Puts elements before those of {@code members}. */
  public SchoolClassUpdate prependToMembers(List<SchoolClass.Member> elements) {
    return changes().prepend(SchoolClassAttributes.MEMBERS, elements);
  }

  /** Stores an element of {@code members}; one behind the end becomes the last. */
  public SchoolClassUpdate setInMembers(int index, SchoolClass.Member element) {
    return changes().setIn(SchoolClassAttributes.MEMBERS, index, element);
  }

  /** Removes an element of {@code members}; the ones behind it move up. */
  public SchoolClassUpdate removeFromMembers(int index) {
    return changes().remove(SchoolClassAttributes.MEMBERS.at(index));
  }

  /** Changes inside of one element of {@code members}, which must be there. */
  public School_SchoolClass_MemberUpdate<SchoolClass, SchoolClassUpdate> members(int index) {
    return new School_SchoolClass_MemberUpdate<>(changes(), SchoolClassAttributes.MEMBERS.at(index));
  }

  /** Stores {@code subjects}. */
  public SchoolClassUpdate subjects(Set<String> subjects) {
    return changes().set(SchoolClassAttributes.SUBJECTS, subjects);
  }

  /** Adds members to {@code subjects}. */
  public SchoolClassUpdate addToSubjects(Collection<? extends String> members) {
    return changes().addTo(SchoolClassAttributes.SUBJECTS, members);
  }

  /** Takes members from {@code subjects}. */
  public SchoolClassUpdate removeFromSubjects(Collection<? extends String> members) {
    return changes().removeFrom(SchoolClassAttributes.SUBJECTS, members);
  }

  /** Stores {@code words}. */
  public SchoolClassUpdate words(Set<String> words) {
    return changes().set(SchoolClassAttributes.WORDS, words);
  }

  /** Adds members to {@code words}. */
  public SchoolClassUpdate addToWords(Collection<? extends String> members) {
    return changes().addTo(SchoolClassAttributes.WORDS, members);
  }

  /** Takes members from {@code words}. */
  public SchoolClassUpdate removeFromWords(Collection<? extends String> members) {
    return changes().removeFrom(SchoolClassAttributes.WORDS, members);
  }

  /** Stores {@code rooms}. */
  public SchoolClassUpdate rooms(Map<String, Integer> rooms) {
    return changes().set(SchoolClassAttributes.ROOMS, rooms);
  }

  /** Stores an entry of {@code rooms}, which must be there. */
  public SchoolClassUpdate putInRooms(String key, Integer value) {
    return changes().putIn(SchoolClassAttributes.ROOMS, key, value);
  }

  /** Removes an entry of {@code rooms}, which must be there. */
  public SchoolClassUpdate removeFromRooms(String key) {
    return changes().remove(SchoolClassAttributes.ROOMS.key(key));
  }

  /** Stores {@code board}. */
  public SchoolClassUpdate board(SchoolClass.Board board) {
    return changes().set(SchoolClassAttributes.BOARD, board);
  }

  /** Changes inside of {@code board}, which must be there. */
  public School_SchoolClass_BoardUpdate<SchoolClass, SchoolClassUpdate> board() {
    return new School_SchoolClass_BoardUpdate<>(changes(), SchoolClassAttributes.BOARD);
  }
}
