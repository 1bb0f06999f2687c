import { STATES } from '../choices.ts';
import {
  choice,
  count,
  flag,
  group,
  line,
  pictures,
  plain,
  price,
  record,
  section,
  text,
} from '../define.ts';

export const BRANCHES = section({
  section: 'branches',
  label: 'branches',
  one: 'branch',
  needsOwner: true,
  initial: {
    is_able_reservation: 'true',
    hours: {
      monday: 'closed',
      tuesday: 'closed',
      wednesday: 'closed',
      thursday: 'closed',
      friday: 'closed',
      saturday: 'closed',
      sunday: 'closed',
    },
  },
  elsewhere: {},
  groups: [
    group('identity', [
      line('branch_name', { required: true }),
      text('contact_no', 'phone', { required: true }),
      flag('temporarily_closed', { hint: 'temporarilyClosedHint' }),
      pictures('images', 20, { required: true, shape: '16/9' }),
    ]),
    group('address', [
      line('street1', { required: true, most: 200, mayBeOne: true }),
      line('street2', { most: 200, mayBeOne: true }),
      text('postal_code', 'postalCode', { required: true }),
      text('city', 'text', { required: true }),
      choice('state', STATES, { required: true }),
      text('latitude', 'degrees', { required: true, hint: 'positionHint' }),
      text('longitude', 'degrees', { required: true, hint: 'positionHint' }),
    ]),
    group('hours', [plain('week', 'hours', { required: true, hint: 'weekHint' })]),
    group('delivery', [
      record(
        ['delivery', 'deliversHere'],
        [
          text('radius_km', 'kilometres', { required: true, hint: 'radiusHint' }),
          price('base_fee', { required: true }),
          price('fee_per_km', { required: true }),
        ],
        {},
        { hint: 'deliveryHint' },
      ),
    ]),
    group('bookingsAndCounter', [
      flag('is_able_reservation', { required: true }),
      count('number_of_seats', [0, 10_000], { required: true, hint: 'seatsHint' }),
      count('turn_minutes', [15, 1440], { hint: 'turnMinutesHint' }),
      count('notice_minutes', [0, 10_080], { hint: 'noticeMinutesHint' }),
      flag('takes_top_up', { fallback: true }),
    ]),
  ],
});
