/**
 * Migrations that were written before the rule and do not keep to it. No product runs on them yet: the
 * first version that goes into production has them all, on a database that nobody uses meanwhile. No
 * name is added.
 */
export const BEFORE_THE_RULE: ReadonlySet<string> = new Set([
  '0004_packages_and_delivery.sql',
  '0005_members.sql',
  '0006_member_things.sql',
  '0009_dishes_as_choices.sql',
  '0010_normalised_places.sql',
  '0011_zone_of_each_company.sql',
  '0012_bookings.sql',
  '0013_places_in_memory.sql',
  '0015_top_ups_and_tiers.sql',
  '0016_ends_of_tiers.sql',
  '0017_tier_benefits.sql',
  '0018_vouchers.sql',
  '0019_vouchers_of_orders.sql',
  '0021_family_days.sql',
  '0022_balances.sql',
  '0023_work_that_is_due.sql',
  '0024_menu_revisions.sql',
  '0025_open_orders.sql',
  '0026_payments_by_provider.sql',
  '0027_trips_by_provider.sql',
  '0028_signed_in_devices.sql',
  '0030_what_notifications_are_about.sql',
  '0031_counted_portions.sql',
  '0032_what_pictures_open.sql',
]);
