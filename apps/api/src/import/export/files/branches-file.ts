import type { Fields } from '../../read/fields-value.ts';
import type { BranchRow } from '../rows/home-rows.ts';
import {
  countUnless,
  flagUnless,
  formatMaybeTranslated,
  formatPrice,
  formatWords,
} from './formats.ts';

/** By weekday, from Monday. */
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export function toBranchesFile(branches: readonly BranchRow[]): Fields {
  return { branches: branches.map(toBranch) };
}

function toBranch(branch: BranchRow): Fields {
  return {
    slug: branch.slug,
    branch_name: formatWords(branch.branch_name),
    street1: formatMaybeTranslated(branch.street1),
    street2: branch.street2 === null ? undefined : formatMaybeTranslated(branch.street2),
    city: branch.city,
    postal_code: branch.postal_code,
    state: branch.state,
    contact_no: branch.contact_no,
    latitude: branch.latitude,
    longitude: branch.longitude,
    delivery: toDelivery(branch),
    hours: Object.fromEntries(
      DAYS.map((day, index) => [day, formatHours(branch.opening_hours, index + 1)]),
    ),
    temporarily_closed: flagUnless(false, branch.temporarily_closed),
    is_able_reservation: String(branch.is_able_reservation),
    takes_top_up: flagUnless(true, branch.takes_top_up),
    number_of_seats: String(branch.number_of_seats),
    turn_minutes: countUnless(90, branch.turn_minutes),
    notice_minutes: countUnless(60, branch.notice_minutes),
    images: branch.images,
  };
}

function toDelivery(branch: BranchRow): Fields | undefined {
  if (branch.delivery_radius_metres === null) return undefined;
  return {
    radius_km: (branch.delivery_radius_metres / 1000).toFixed(1),
    base_fee: formatPrice(branch.delivery_base_fee),
    fee_per_km: formatPrice(branch.delivery_fee_per_km),
  };
}

function formatHours(week: BranchRow['opening_hours'], weekday: number): string {
  const ranges = week.filter((each) => each.weekday === weekday);
  if (ranges.length === 0) return 'closed';
  // The importer stores 24 hours as the only range that begins when it ends.
  if (ranges.some(({ open, close }) => open === close)) return '24 hours';
  return ranges.map(({ open, close }) => `${open}-${close}`).join(', ');
}
