export const KIND_TEXTS = {
  topup: 'cardTopUp',
  cash_topup: 'counterTopUp',
  refund: 'refunded',
  sales: 'counterPayment',
  order: 'orderPayment',
} as const;
