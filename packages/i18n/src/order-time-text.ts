import type { i18n as I18n } from 'i18next';

type Method = 'delivery' | 'pickup' | 'dine-in';

/** Returns the label of the requested time for a fulfilment method. */
export function askedTimeText({ t }: Pick<I18n, 't'>, method: Method): string {
  switch (method) {
    case 'delivery':
      return t('checkout:deliveryTime');
    case 'pickup':
      return t('checkout:pickupTime');
    case 'dine-in':
      return t('checkout:dineInTime');
  }
}

/**
 * Returns the label of the expected time for a fulfilment method.
 * @param isSlot true for a slot that the customer chose, false for an estimate
 */
export function expectedTimeText({ t }: Pick<I18n, 't'>, method: Method, isSlot: boolean): string {
  if (method === 'delivery') return t(isSlot ? 'orders:arrives' : 'orders:arrivesAbout');
  return t(isSlot ? 'orders:ready' : 'orders:readyAbout');
}
