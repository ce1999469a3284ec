package network;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;

/** A bean, which refers as a record does. */
@Entity
@Key(pk = "NOTE#{id}", sk = "NOTE")
class Note {

    private String id;

    @Ref(value = User.class, property = "userId")
    private String author;

    String getId() {
        return id;
    }

    void setId(String id) {
        this.id = id;
    }

    String getAuthor() {
        return author;
    }

    void setAuthor(String author) {
        this.author = author;
    }
}
