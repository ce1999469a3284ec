package clinic;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** A bean with a past. */
@Entity(type = "Doc", formerly = "Surgeon")
@Key(pk = "CLINIC#{clinic}", sk = "DOCTOR#{id}", name = "ofClinic")
public final class Doctor implements Ward {

    private String clinic = "";
    private String id = "";

    @Attribute(value = "fn", formerly = "forename")
    private String firstName = "";

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
