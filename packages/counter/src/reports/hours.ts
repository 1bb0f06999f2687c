import { cents } from '@claypot/sdk';
import type { HourSales } from '@claypot/sdk/counter';

const DAY = 24;

/** Returns every hour from the first to the last with sales, also those without. */
export function everyHour(hours: readonly HourSales[]): HourSales[] {
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return [];
  const length = ((last.hour - first.hour + DAY) % DAY) + 1;
  return Array.from({ length }, (_, index) => {
    const hour = (first.hour + index) % DAY;
    return hours.find((each) => each.hour === hour) ?? { hour, order_count: 0, amount: cents(0) };
  });
}
