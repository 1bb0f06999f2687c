import type { Translate } from '@claypot/i18n';

type OrdersTranslate = Translate<'counterOrders'>;

/** Returns seconds as `40 seconds`, `3 minutes` or `2 hours`, rounded down. */
export function durationText(t: OrdersTranslate, seconds: number): string {
  if (seconds < 60) return t('seconds', { count: seconds });
  if (seconds < 3600) return t('minutes', { count: Math.floor(seconds / 60) });
  return t('hours', { count: Math.floor(seconds / 3600) });
}

/** Returns the time until a moment as `12 minutes`; at least one minute. */
export function untilText(
  t: OrdersTranslate,
  now: Temporal.Instant,
  end: Temporal.Instant,
): string {
  const seconds = Math.ceil(now.until(end).total('seconds'));
  return durationText(t, Math.max(60, seconds));
}

/** Returns whole minutes until an order is due as `5 min`, `Due now` or `3 min late`. */
export function minutesLeftText(t: OrdersTranslate, minutesLeft: number): string {
  if (minutesLeft === 0) return t('dueNow');
  return minutesLeft > 0
    ? t('minutesLeft', { count: minutesLeft })
    : t('minutesLate', { count: -minutesLeft });
}
