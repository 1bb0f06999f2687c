-- Members are told before their tier ends.
create index tier_grants_by_end on tier_grants (ends_at);
