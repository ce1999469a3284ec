package post;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** Lies in no index, so none has to hold its note. */
@Entity
@Key(pk = "PARCEL#{id}", sk = "PARCEL")
public record Parcel(String id, @Attribute("remark") String note) {}
