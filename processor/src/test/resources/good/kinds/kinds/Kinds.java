package kinds;

import io.keywright.annotation.Table;

@Table(entities = Sample.class)
public interface Kinds {}
