package nothing;

import io.keywright.annotation.Table;

@Table(entities = Thing.class)
public interface Hall {}
