import { USES } from '../choices.ts';
import {
  branches,
  choice,
  count,
  drawing,
  flag,
  group,
  line,
  paragraph,
  picture,
  price,
  section,
  text,
  variants,
} from '../define.ts';

const CLAIMABLE = { field: 'claimable', is: 'true' } as const;

export const VOUCHERS = section({
  section: 'vouchers',
  label: 'vouchers',
  one: 'voucher',
  needsOwner: true,
  initial: { used: 'both', amount: '' },
  elsewhere: {},
  groups: [
    group('basics', [
      line('voucher_name', { required: true }),
      paragraph('voucher_text'),
      picture('image', { hint: 'voucherImageHint' }),
      drawing('ticket', { hint: 'ticketHint' }),
    ]),
    group('worth', [
      variants(
        'worthKind',
        [
          {
            label: 'amountOff',
            fields: [price('amount', { required: true }), flag('is_dish', { hint: 'isDishHint' })],
          },
          {
            label: 'percentOff',
            fields: [
              text('percent', 'percent', { required: true }),
              price('at_most', { hint: 'atMostHint' }),
            ],
          },
          {
            label: 'freeDelivery',
            fields: [
              choice(['free', 'freeDelivery'], [{ value: 'delivery', label: 'freeDelivery' }], {
                required: true,
              }),
            ],
          },
        ],
        { required: true },
      ),
    ]),
    group('conditions', [
      choice('used', USES, { required: true }),
      price('min_purchase', { hint: 'minPurchaseHint' }),
      count('valid_days', [1, 3650], { required: true, hint: 'validDaysHint' }),
      flag('weekdays_only', { hint: 'weekdaysOnlyHint' }),
      variants('acceptedAt', [
        { label: 'allBranches', fields: [] },
        { label: 'onlyAt', fields: [branches(['only_at', 'theseBranches'])] },
        { label: 'notAt', fields: [branches(['not_at', 'theseBranches'])] },
      ]),
    ]),
    group('claims', [
      flag('claimable', { hint: 'claimableHint' }),
      count('costs_points', [0, 100_000], { when: CLAIMABLE }),
      count('limit', [1, 100_000_000], { when: CLAIMABLE, hint: 'noLimitHint' }),
      count('limit_per_member', [1, 10_000], { when: CLAIMABLE, hint: 'noLimitHint' }),
      count('limit_per_member_a_day', [1, 10_000], { when: CLAIMABLE, hint: 'noLimitHint' }),
      text('claim_from', 'day', { when: CLAIMABLE }),
      text('claim_until', 'day', { when: CLAIMABLE }),
      count('given_at_joining', [0, 20], { hint: 'givenAtJoiningHint' }),
    ]),
  ],
});
