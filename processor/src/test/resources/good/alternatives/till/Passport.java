package till;

import io.keywright.annotation.Document;

/** A bean. */
@Document
public final class Passport implements Proof {

    private String number = "";

    public String getNumber() {
        return number;
    }

    public void setNumber(String number) {
        this.number = number;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Passport passport && passport.number.equals(number);
    }

    @Override
    public int hashCode() {
        return number.hashCode();
    }
}
