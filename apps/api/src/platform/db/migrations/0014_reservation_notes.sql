-- The guest's note to the branch and the occasion of the visit, both optional.
alter table reservations
  add column note text check (char_length(note) between 1 and 200),
  add column occasion text check (occasion in ('birthday', 'anniversary', 'business', 'other'));
