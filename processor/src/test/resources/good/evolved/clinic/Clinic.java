package clinic;

import io.keywright.annotation.Index;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

@Table(
        entities = {Patient.class, Doctor.class},
        collections = Ward.class,
        indexes = @Index(number = 2, projection = Projected.INCLUDE, include = "since"))
public interface Clinic {}
