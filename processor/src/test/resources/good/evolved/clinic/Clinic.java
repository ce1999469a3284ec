package clinic;

import io.keywright.annotation.Index;
import io.keywright.annotation.Projection;
import io.keywright.annotation.Table;

@Table(
        entities = {Patient.class, Doctor.class},
        collections = Ward.class,
        indexes = @Index(number = 2, projection = Projection.INCLUDE, include = "since"))
public interface Clinic {}
