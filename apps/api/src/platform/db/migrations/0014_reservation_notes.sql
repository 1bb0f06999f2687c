-- The guest's note to the branch and the occasion of the visit, both optional.
alter table reservations add column note text, add column occasion text;
alter table reservations
  add constraint reservations_note check (char_length(note) between 1 and 200) not valid,
  add constraint reservations_occasion check (
    occasion in ('birthday', 'anniversary', 'business', 'other')
  ) not valid;
