package old;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "BEAN#{id}", sk = "BEAN")
public class Bean {

    private String id = "";
    private int count;

    @Deprecated
    public Bean() {}

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    @Deprecated(forRemoval = true)
    public int getCount() {
        return count;
    }

    @Deprecated
    public void setCount(int count) {
        this.count = count;
    }
}
