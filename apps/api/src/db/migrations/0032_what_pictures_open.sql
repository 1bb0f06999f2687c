-- What a banner or a highlight is about, so that it can lead there.
alter table banners
  add column opens_kind text check (opens_kind in
    ('dish', 'package', 'hot_deal', 'voucher', 'menu', 'booking', 'vouchers', 'programme')),
  -- Of a thing, which one. It may have left the menu since.
  add column opens_id public_id,
  add constraint banners_name_what_has_a_name check ((opens_id is not null) =
    coalesce(opens_kind in ('dish', 'package', 'hot_deal', 'voucher'), false));

alter table highlights
  add column opens_kind text check (opens_kind in
    ('dish', 'package', 'hot_deal', 'voucher', 'menu', 'booking', 'vouchers', 'programme')),
  add column opens_id public_id,
  add constraint highlights_name_what_has_a_name check ((opens_id is not null) =
    coalesce(opens_kind in ('dish', 'package', 'hot_deal', 'voucher'), false));
