-- What a company tells of its tiers, and what wallets are topped up by.

alter table companies
  -- In sen, from the least up.
  add column topup_amounts jsonb not null default '[5000, 10000, 20000, 50000, 100000]'
    check (jsonb_typeof(topup_amounts) = 'array');

alter table tiers
  -- Records of icon, title and text, in the order in which they are shown.
  add column benefits jsonb not null default '[]' check (jsonb_typeof(benefits) = 'array');

alter table branches
  -- Whether a wallet can be topped up at its counter.
  add column takes_top_up boolean not null default true;
