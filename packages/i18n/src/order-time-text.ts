import type { i18n as I18n } from 'i18next';

/** How an order gets to the one who ordered it. */
type Method = 'delivery' | 'pickup' | 'dine-in';

/** What the time that was asked for is called: an order that is brought is not picked up. */
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

/** What stands before the time at which an order can be expected. */
export function expectedTimeText({ t }: Pick<I18n, 't'>, method: Method): string {
  return method === 'delivery' ? t('orders:arrivesAbout') : t('orders:readyAbout');
}
