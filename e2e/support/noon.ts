import 'temporal-polyfill/global';

/** Time zone of the branches of the demo. */
export const ZONE = 'Asia/Kuala_Lumpur';

/** Returns the seconds until noon at the branch, or until tomorrow's. */
export function secondsUntilNoon(): number {
  const now = Temporal.Now.zonedDateTimeISO(ZONE);
  const noon = now.withPlainTime('12:00');
  const next = Temporal.ZonedDateTime.compare(now, noon) < 0 ? noon : noon.add({ days: 1 });
  return Math.ceil(now.until(next).total('seconds'));
}
