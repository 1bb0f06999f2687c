-- A notification changes what the open page of its member shows. A paid or refunded bill always
-- notifies its member, so its order is covered too.
create trigger notifications_tell_member after insert on notifications
  for each row execute function tell_of_member();
