package club;

import io.keywright.annotation.Table;

@Table(entities = Member.class)
public interface Club {}
