-- Number of the company in the register for sales and service tax, which its receipts show. Null for
-- a company that is not registered.
alter table companies add column sst_registration_no text;

alter table companies add constraint companies_sst_registration_no
  check (length(sst_registration_no) between 1 and 100) not valid;
