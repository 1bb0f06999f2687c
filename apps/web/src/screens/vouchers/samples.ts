/** Vouchers, for stories. */
import type { HeldVoucher, HeldVouchers } from '@claypot/domain';
import { cents } from '@claypot/sdk';
import { aHeldVoucher } from '@claypot/testing';

const RM10 = { voucher_image: '/media/demo/voucher-rm10.svg' };

function held(id: string, fields: Partial<HeldVoucher> = {}): HeldVoucher {
  return { ...aHeldVoucher({ id, ...RM10 }), hindrance: null, endsSoon: false, ...fields };
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

export const HELD: HeldVouchers = {
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

/** While the wallet holds less than RM10. */
export const RESTING: HeldVouchers = {
  active: HELD.active.map((voucher) => ({ ...voucher, hindrance: 'wallet_low' })),
  past: [],
};

export const MANY: HeldVouchers = {
  active: Array.from({ length: 45 }, (_, index) => held(`cv_${index}`)),
  past: [],
};
