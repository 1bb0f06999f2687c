-- The zone is each company's own: none is taken for that of a company which does not say it.

alter table companies alter column time_zone drop default;
