-- Hidden companies that show the draft of a company. Each company has at most one. Its subdomain is
-- a secret, which the next preview replaces.
alter table companies add column preview_of text unique references companies;
-- The preview cannot be seen after this time.
alter table companies add column preview_until timestamptz;
