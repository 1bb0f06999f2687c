import { branchOpening } from '@claypot/domain/places';
import type { DeliveryOption } from '@claypot/sdk';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useOpeningText } from './use-opening-text.ts';

/**
 * Returns a formatter for a delivery option: its fee, with its delivery or opening time. Without a
 * fee, the text states why: not delivering, temporarily closed or unknown.
 */
export function useDeliveryText(now: Temporal.ZonedDateTime): (option: DeliveryOption) => string {
  const { t } = useTranslation('branches');
  const format = useFormat();
  const openingText = useOpeningText();
  return (option) => {
    if (option.is_reachable === false) return t('notDelivering');
    const opening = openingOf(option, now);
    if (opening.suspended) return openingText(opening);
    const { asap_minutes: minutes, delivery_fee } = option;
    if (delivery_fee === null) return t('deliveryUnknown');
    const fee = format.money(delivery_fee);
    return minutes !== null && opening.orders === 'now'
      ? t('delivers', { fee, minutes })
      : t('deliversLater', { fee, opening: openingText(opening) });
  };
}

/** Returns when the branch takes orders. Its usual hours are neither available nor needed here. */
export function openingOf(
  { last_order_time, next_open_time, status }: DeliveryOption,
  now: Temporal.ZonedDateTime,
) {
  return branchOpening(
    { week_hours: [], special_days: [], status, last_order_time, next_open_time },
    now,
  );
}
