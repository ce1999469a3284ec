package nothing;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.util.List;
import java.util.Map;

/** The same in an item, in a document, and in documents of a list and of a map. */
@Entity
@Key(pk = "THING#{id}", sk = "THING")
public final class Thing extends Base {

    private String id = "t";
    private Doc doc = new Doc();
    private List<Doc> docs = List.of(new Doc());
    private Map<String, Doc> byName = Map.of("k", new Doc());

    public String getId() {
        return id;
    }

    public void setId(String value) {
        id = value;
    }

    public Doc getDoc() {
        return doc;
    }

    public void setDoc(Doc value) {
        doc = value;
    }

    public List<Doc> getDocs() {
        return docs;
    }

    public void setDocs(List<Doc> value) {
        docs = value;
    }

    public Map<String, Doc> getByName() {
        return byName;
    }

    public void setByName(Map<String, Doc> value) {
        byName = value;
    }
}
