import type { CartLine } from '@claypot/sdk';
import type { SlotDay, TimeSlot } from '../fulfilment/slots.ts';
import { idOf } from '../item/choices/line-names.ts';
import { selectionOf } from '../item/choices/line-selection.ts';

/** The choices that are kept: those of what was ordered last. */
const KEPT = 200;

/**
 * What was chosen of the lines' items without paying for it, put to what is known of others; each is
 * the item's id and the choice as `idOf` has it, with a space between. What costs something is chosen
 * anew each time.
 */
export function choicesWith(known: readonly string[], lines: readonly CartLine[]): string[] {
  const ordered = new Set(lines.map(itemIdOf));
  const others = known.filter((choice) => !ordered.has(choice.slice(0, choice.indexOf(' '))));
  const chosen = lines.flatMap((line) =>
    freeChoicesOf(line).map((choice) => `${itemIdOf(line)} ${choice}`),
  );
  return [...others, ...chosen].slice(-KEPT);
}

function itemIdOf({ dish, hot_deal, package: pack }: CartLine): string {
  return (hot_deal ?? pack ?? dish)?.id ?? '';
}

function freeChoicesOf(line: CartLine): string[] {
  const free = line.variation_list.filter(({ additional_price }) => additional_price === 0);
  return selectionOf({ ...line, hot_deal: null, variation_list: free }).map(idOf);
}

/** The time of day that was asked for the last time, where it can be had today. */
export function timeAgain(
  wantedAt: string | undefined,
  days: readonly SlotDay[],
  now: Temporal.ZonedDateTime,
): TimeSlot | null {
  const today = days.find(({ date }) => date.equals(now.toPlainDate()));
  const slot = today?.slots.find(({ start }) => timeOfDay(start, now.timeZoneId) === wantedAt);
  return slot ?? null;
}

/** By the clock of the branch. */
export function timeOfDay(time: Temporal.Instant, zone: string): string {
  return time.toZonedDateTimeISO(zone).toPlainTime().toString();
}
