package clinic;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A bean with a past, some of which feeds indexes that it was in before. */
@Entity(type = "Doc", formerly = "Surgeon")
@Key(pk = "CLINIC#{clinic}", sk = "DOCTOR#{id}", name = "ofClinic")
@Gsi(index = 3, name = "byField", pk = "FIELD#{field}", sk = "{home.country}#{lastSeen}#{room}")
@Gsi(index = 4, name = "byRank", pk = "RANK#{rank}#{clinic}", sk = "{fee:2}#{phone}")
public final class Doctor implements Ward {

    private String clinic = "";
    private String id = "";

    @Attribute(value = "fn", formerly = "forename")
    private String firstName = "";

    @Attribute(
            value = "fld",
            formerly = {"field", "subject"})
    @Default("GENERAL")
    private String field = "";

    @Default("2000-01-01")
    private LocalDate lastSeen = LocalDate.EPOCH;

    private @Nullable Address home;

    private @Nullable String room;

    @Default("JUNIOR")
    private Rank rank = Rank.JUNIOR;

    @Default("7")
    private short fee;

    private @Nullable String phone;

    /** How far one came. */
    public enum Rank {
        JUNIOR,
        SENIOR
    }

    public String getField() {
        return field;
    }

    public void setField(String field) {
        this.field = field;
    }

    public LocalDate getLastSeen() {
        return lastSeen;
    }

    public void setLastSeen(LocalDate lastSeen) {
        this.lastSeen = lastSeen;
    }

    public @Nullable Address getHome() {
        return home;
    }

    public void setHome(@Nullable Address home) {
        this.home = home;
    }

    public @Nullable String getRoom() {
        return room;
    }

    public void setRoom(@Nullable String room) {
        this.room = room;
    }

    public Rank getRank() {
        return rank;
    }

    public void setRank(Rank rank) {
        this.rank = rank;
    }

    public short getFee() {
        return fee;
    }

    public void setFee(short fee) {
        this.fee = fee;
    }

    public @Nullable String getPhone() {
        return phone;
    }

    public void setPhone(@Nullable String phone) {
        this.phone = phone;
    }

    public String getClinic() {
        return clinic;
    }

    public void setClinic(String clinic) {
        this.clinic = clinic;
    }

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public String getFirstName() {
        return firstName;
    }

    public void setFirstName(String firstName) {
        if (firstName.isBlank()) {
            throw new IllegalArgumentException("a doctor has a name");
        }
        this.firstName = firstName;
    }
}
