package old;

import io.keywright.annotation.Table;

@SuppressWarnings("deprecation")
@Table(
        entities = {Old.class, Bean.class})
public interface Attic {}
