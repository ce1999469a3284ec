package shop;

import io.keywright.annotation.Table;

@Table(entities = TIER.class)
public interface Shop {}
