import io.keywright.annotation.Table;

@Table(entities = {Plain.class, Query.class})
public interface Store {}
