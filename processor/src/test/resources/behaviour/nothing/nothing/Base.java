package nothing;

import io.keywright.annotation.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What can be nothing or empty, for an entity and for a document. */
public abstract class Base {

    private String required = "x";

    private @Nullable String nullable;

    private Optional<String> optional = Optional.empty();

    private byte[] bytes = new byte[] {1};

    private List<String> list = List.of("x");

    private Map<String, String> map = Map.of("k", "x");

    private String[] array = new String[] {"x"};

    private Set<String> set = Set.of("x");

    @Attribute(asList = true)
    private @Nullable Set<String> listedSet = Set.of("x");

    private Set<Boolean> booleans = Set.of(true);

    private List<Set<String>> sets = List.of(Set.of("x"));

    private Inner inner = new Inner(null);

    private @Nullable Inner maybe;

    public String getRequired() {
        return required;
    }

    public void setRequired(String value) {
        required = value;
    }

    public @Nullable String getNullable() {
        return nullable;
    }

    public void setNullable(@Nullable String value) {
        nullable = value;
    }

    public Optional<String> getOptional() {
        return optional;
    }

    public void setOptional(Optional<String> value) {
        optional = value;
    }

    public byte[] getBytes() {
        return bytes;
    }

    public void setBytes(byte[] value) {
        bytes = value;
    }

    public List<String> getList() {
        return list;
    }

    public void setList(List<String> value) {
        list = value;
    }

    public Map<String, String> getMap() {
        return map;
    }

    public void setMap(Map<String, String> value) {
        map = value;
    }

    public String[] getArray() {
        return array;
    }

    public void setArray(String[] value) {
        array = value;
    }

    public Set<String> getSet() {
        return set;
    }

    public void setSet(Set<String> value) {
        set = value;
    }

    public @Nullable Set<String> getListedSet() {
        return listedSet;
    }

    public void setListedSet(@Nullable Set<String> value) {
        listedSet = value;
    }

    public Set<Boolean> getBooleans() {
        return booleans;
    }

    public void setBooleans(Set<Boolean> value) {
        booleans = value;
    }

    public List<Set<String>> getSets() {
        return sets;
    }

    public void setSets(List<Set<String>> value) {
        sets = value;
    }

    public Inner getInner() {
        return inner;
    }

    public void setInner(Inner value) {
        inner = value;
    }

    public @Nullable Inner getMaybe() {
        return maybe;
    }

    public void setMaybe(@Nullable Inner value) {
        maybe = value;
    }
}
