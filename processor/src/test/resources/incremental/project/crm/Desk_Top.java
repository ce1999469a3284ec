package crm;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import org.jspecify.annotations.Nullable;

/** A table in a class, whose descriptor's name does not tell which of its underscores is which, with an entity. */
public final class Desk_Top {

    private Desk_Top() {}

    @Table(entities = {Ticket.class, Note.class})
    public interface Support_Desk {}

    @Entity
    @Key(pk = "TICKET#{id}", sk = "NOTE#{number:4}")
    public record Note(String id, int number, @Nullable String text) {}
}
