import type { checkout as english } from '../en/checkout.ts';
import type { Translation } from '../translation.ts';

export const checkout: Translation<typeof english> = {
  title: '确认订单',
};
