package app;

import io.keywright.annotation.Table;

@Table(entities = User.class)
public interface App {}
