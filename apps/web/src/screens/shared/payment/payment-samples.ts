/** Context of a payment that has not started, for stories. */
export const BEFORE_THE_CUSTOMER = {
  open: true,
  key: null,
  body: null,
  problem: null,
  unsettled: false,
  conflict: false,
  resumed: false,
  attempts: 0,
  pollsFast: false,
} as const;

/** A payment that is due. */
export const UNPAID = {
  id: 'payable-1',
  status: 'unpaid',
  payment_url: '/sandbox/pay/token',
  outcome: null,
} as const;
