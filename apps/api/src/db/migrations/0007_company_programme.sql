-- What the loyalty programme offers, as HTML ('' when there is nothing to tell), and where customer
-- service is reached by chat.

alter table companies
  add column company_programme translated_text not null default '{"en": ""}',
  add column company_chat_url text;
