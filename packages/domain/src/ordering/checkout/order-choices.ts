import type { CartLine } from '@claypot/sdk';
import type { SlotDay, TimeSlot } from '../fulfilment/slots.ts';
import { idOf } from '../item/choices/line-names.ts';
import { selectionOf } from '../item/choices/line-selection.ts';

/** Maximum number of options stored; the most recent ones remain. */
const MAX_CHOICES = 200;

/**
 * Returns the known options with the free options of the lines added. Options of the same items are
 * replaced.
 *
 * Each entry is the item's id, a space and the option's `idOf`. Options that cost extra are not
 * stored, so the customer selects them each time.
 */
export function choicesWith(known: readonly string[], lines: readonly CartLine[]): string[] {
  const ordered = new Set(lines.map(itemIdOf));
  const others = known.filter((choice) => !ordered.has(choice.slice(0, choice.indexOf(' '))));
  const chosen = lines.flatMap((line) =>
    freeChoicesOf(line).map((choice) => `${itemIdOf(line)} ${choice}`),
  );
  return [...others, ...chosen].slice(-MAX_CHOICES);
}

function itemIdOf({ dish, hot_deal, package: pack }: CartLine): string {
  return (hot_deal ?? pack ?? dish)?.id ?? '';
}

function freeChoicesOf(line: CartLine): string[] {
  const free = line.variation_list.filter(({ additional_price }) => additional_price === 0);
  return selectionOf({ ...line, hot_deal: null, variation_list: free }).map(idOf);
}

/**
 * Returns today's slot at the time of day of the last order; null if it had none or the slot is not
 * offered today.
 */
export function timeAgain(
  wantedAt: string | undefined,
  days: readonly SlotDay[],
  now: Temporal.ZonedDateTime,
): TimeSlot | null {
  const today = days.find(({ date }) => date.equals(now.toPlainDate()));
  const slot = today?.slots.find(({ start }) => timeOfDay(start, now.timeZoneId) === wantedAt);
  return slot ?? null;
}

/** Returns the time of day in the branch's zone. */
export function timeOfDay(time: Temporal.Instant, zone: string): string {
  return time.toZonedDateTimeISO(zone).toPlainTime().toString();
}
