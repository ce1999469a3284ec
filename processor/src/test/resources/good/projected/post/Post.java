package post;

import io.keywright.annotation.Index;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

@Table(
        entities = {Letter.class, Parcel.class},
        indexes = @Index(number = 1, projection = Projected.INCLUDE, include = {"note", "sent"}))
public interface Post {}
