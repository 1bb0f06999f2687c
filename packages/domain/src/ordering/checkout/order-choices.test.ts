import { cents } from '@claypot/sdk';
import { aDishInCart, aLine } from '@claypot/testing';
import { expect, test } from 'vitest';
import { slotAt } from '../fulfilment/slots.ts';
import { choicesWith, timeAgain } from './order-choices.ts';

const ZONE = 'Asia/Kuala_Lumpur';
const slotsOf = (date: string, ...times: string[]) => ({
  date: Temporal.PlainDate.from(date),
  slots: times.map((time) => slotAt(Temporal.Instant.from(`${date}T${time}+08:00`))),
});
const DAYS = [
  slotsOf('2026-11-21', '12:30:00', '18:15:00'),
  slotsOf('2026-11-22', '12:00:00', '12:30:00'),
];
const at = (time: string) => Temporal.Instant.from(time).toZonedDateTimeISO(ZONE);

const FREE = aLine().variation_list.map((each) => ({ ...each, additional_price: cents(0) }));

test('timeAgain returns the slot of the last time of day if it is offered today', () => {
  const now = at('2026-11-21T11:00:00+08:00');
  expect(timeAgain('12:30:00', DAYS, now)?.start.toString()).toBe('2026-11-21T04:30:00Z');
  expect(timeAgain('12:00:00', DAYS, now), 'only tomorrow').toBeNull();
  expect(timeAgain(undefined, DAYS, now), 'as soon as possible').toBeNull();
  expect(timeAgain('12:30:00', DAYS, at('2026-11-20T11:00:00+08:00')), 'closed today').toBeNull();
});

test('timeAgain uses the time zone of the branch', () => {
  // 20:00 on the 20th in London is 04:00 on the 21st at the branch.
  const now = Temporal.Instant.from('2026-11-20T20:00:00Z').toZonedDateTimeISO(ZONE);
  expect(timeAgain('18:15:00', DAYS, now)?.start.toString()).toBe('2026-11-21T10:15:00Z');
});

test('choicesWith returns the options of recent orders, two hundred at most', () => {
  const lines = Array.from({ length: 250 }, (_, index) =>
    aLine({ dish: aDishInCart({ id: `dish-${index}` }), variation_list: FREE }),
  );
  const choices = choicesWith(choicesWith([], lines.slice(0, 1)), lines.slice(1));
  expect(choices).toHaveLength(200);
  expect(choices.at(-1)).toMatch(/^dish-249 /);
  expect(choicesWith(choices, lines.slice(-1)), 'in the place of those before').toHaveLength(200);
  const [unpaid] = choicesWith(choices, [aLine({ dish: aDishInCart({ id: 'dish-249' }) })]).slice(
    -1,
  );
  expect(unpaid, 'what costs something is not kept').toMatch(/^dish-248 /);
});
