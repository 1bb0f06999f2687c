import { parseCallable } from '@claypot/domain/phone';
import { toSlug } from '../../../../sheets/values/slug.ts';
import { PICTURES } from './company-record.ts';
import type { SetUpDetails } from './details.ts';

const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** Returns the entry of branches.yaml. The branch serves pickup; delivery and bookings come later. */
export function branchRecord({ branch, restaurant }: SetUpDetails) {
  const { name, street1, street2, city, postal_code, state, latitude, longitude, hours } = branch;
  return {
    slug: toSlug(name, 'branch'),
    branch_name: name,
    street1,
    ...(street2 !== null && { street2 }),
    city,
    postal_code,
    state,
    contact_no: parseCallable(restaurant.phone) ?? restaurant.phone,
    latitude: Number(latitude).toFixed(6),
    longitude: Number(longitude).toFixed(6),
    hours: Object.fromEntries(DAYS.map((day, index) => [day, hoursText(hours, index + 1)])),
    is_able_reservation: 'false',
    number_of_seats: '0',
    images: [PICTURES.banner],
  };
}

type Week = SetUpDetails['branch']['hours'];

/** Formats the hours of a day as the files have them. */
function hoursText(week: Week, weekday: number): string {
  const periods = week.filter((period) => period.weekday === weekday);
  if (periods.length === 0) return 'closed';
  const isWhole = periods.every(({ open, close }) => open === '00:00' && close === '00:00');
  if (isWhole) return '24 hours';
  return periods.map(({ open, close }) => `${open}-${close}`).join(', ');
}
