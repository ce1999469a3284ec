package tree;

import io.keywright.annotation.Table;

@Table(entities = Trunk.class)
public interface Forest {}
