import type { ClaimedVoucher, ClaimedVouchers } from '@claypot/domain/loyalty';
import { cents } from '@claypot/sdk';
import { aClaimedVoucher, anOfferedVoucher } from '@claypot/testing';

const RM10 = { voucher_image: '/media/demo/voucher-rm10.svg' };

function held(id: string, fields: Partial<ClaimedVoucher> = {}): ClaimedVoucher {
  return { ...aClaimedVoucher({ id, ...RM10 }), hindrance: null, endsSoon: false, ...fields };
}

export const HELD_RM10 = held('cv_rm10', { endsSoon: true });

export const NOODLE = held('cv_noodle', {
  voucher_name: 'Free fish head noodles',
  voucher_image: '/media/demo/fried-fish-head-noodles.avif',
  voucher_type: 'free_dish',
  voucher_use_type: 'dine_in',
  voucher_tx_id: 'CV-7F3K9Q2M',
  voucher_text: 'A bowl of our fish head noodles is on us.',
  min_purchase: cents(0),
  is_weekday_only: 1,
});

export const DELIVERY = held('cv_delivery', {
  voucher_name: 'Free delivery',
  voucher_image: '/media/demo/voucher-delivery.svg',
  voucher_type: 'free',
  voucher_use_type: 'other',
  calculation_type: 'free',
  free_type: 'delivery',
  min_purchase: cents(3000),
  voucher_tx_id: 'CV-9D4R6T2L',
});

export const USED = held('cv_used', {
  voucher_status: 'USED',
  used_at: '2026-11-18T19:12:00+08:00',
});

const EXPIRED = held('cv_expired', { voucher_status: 'EXPIRED', end_date: '2026-10-31' });

export const CLAIMED: ClaimedVouchers = {
  active: [
    HELD_RM10,
    { ...NOODLE, hindrance: 'not_today' },
    { ...DELIVERY, hindrance: 'reserved', waiting_order_id: 'order-1' },
    held('cv_later', {
      voucher_name: 'Free claypot chicken rice, the second of three that come with your tier',
      voucher_image: '/media/demo/signature-claypot-chicken-rice.avif',
      hindrance: 'not_yet',
      start_date: '2026-12-21',
      end_date: '2027-11-20',
    }),
  ],
  past: [USED, EXPIRED],
};

/** The wallet holds less than RM10, so no voucher can be used. */
export const RESTING: ClaimedVouchers = {
  active: CLAIMED.active.map((voucher) => ({ ...voucher, hindrance: 'wallet_low' })),
  past: [],
};

export const MANY: ClaimedVouchers = {
  active: Array.from({ length: 45 }, (_, index) =>
    held(`cv_${index}`, { voucher_id: `vch_${index}` }),
  ),
  past: [],
};

/** Six years of a tier with eight vouchers each; the first eight expire earlier. */
export const ALIKE: ClaimedVouchers = {
  active: Array.from({ length: 48 }, (_, index) =>
    held(`cv_${index}`, { end_date: index < 8 ? '2027-10-31' : '2027-11-21' }),
  ),
  past: [],
};

export const OFFER = anOfferedVoucher({
  voucher_image: '/media/demo/voucher-rm10.svg',
  voucher_text: 'For a hungry evening.',
});

/** Costs more points than the member has. */
export const FEAST = anOfferedVoucher({
  id: 'vch_feast',
  voucher_id: 'vch_feast',
  voucher_name: '15% off',
  voucher_image: '/media/demo/voucher-percent.svg',
  voucher_use_type: 'other',
  calculation_type: 'percent',
  amount: cents(1500),
  total_max_given_amount: cents(2000),
  min_purchase: cents(0),
  point_redeem: 200,
  remaining: 5,
  claim_refusal: 'NOT_ENOUGH_POINT',
});

const BRANCHES = ['Cheras', 'Bandar Puteri Puchong'].map((branch_name) => ({
  branch: { id: branch_name, branch_name },
}));

export const OFFERS = [
  OFFER,
  anOfferedVoucher({
    id: 'vch_branches',
    voucher_id: 'vch_branches',
    voucher_name: 'RM8 off at our two youngest branches',
    voucher_image: '/media/demo/voucher-rm8.svg',
    voucher_branch_status: 'Only',
    voucher_branch: BRANCHES,
    point_redeem: 100,
  }),
  FEAST,
  anOfferedVoucher({
    id: 'vch_day',
    voucher_id: 'vch_day',
    voucher_name: 'Free delivery',
    voucher_image: '/media/demo/voucher-delivery.svg',
    claim_refusal: 'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED',
  }),
];

/** Has the maximum number of terms. */
export const MANY_TERMS = anOfferedVoucher({
  voucher_image: '/media/demo/voucher-rm6.svg',
  voucher_branch_status: 'All Except',
  voucher_branch: BRANCHES,
  is_weekday_only: 1,
  total_max_given_amount: cents(2000),
  point_redeem: 100,
  remaining: 5,
});
