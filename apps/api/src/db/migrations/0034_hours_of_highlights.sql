-- At what time of day a highlight is shown, by the clock of the company's zone; always, without any.
-- Hours that end before they begin, or as they do, go on past midnight.
alter table highlights
  add column shown_from time,
  add column shown_until time;
