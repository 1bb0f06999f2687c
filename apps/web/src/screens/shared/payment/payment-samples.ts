/** What is paid for in stories: where nothing has happened to it yet. */
export const BEFORE_THE_CUSTOMER = {
  open: true,
  key: null,
  body: null,
  problem: null,
  unsettled: false,
  conflict: false,
  resumed: false,
  attempts: 0,
  patient: false,
} as const;

/** It waits for its payment. */
export const UNPAID = {
  id: 'payable-1',
  status: 'unpaid',
  payment_url: '/sandbox/pay/token',
  outcome: null,
} as const;
