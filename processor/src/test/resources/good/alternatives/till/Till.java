package till;

import io.keywright.annotation.Table;

@Table(entities = Bill.class)
public interface Till {}
