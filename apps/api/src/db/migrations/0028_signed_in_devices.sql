-- What a member recognises a device by where it is signed in; unknown for those from before.
alter table member_sessions
  add column browser text check (length(browser) between 1 and 40),
  add column system text check (length(system) between 1 and 40);
