import { expect, test } from 'vitest';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');

test.each([
  ['another instant', NOON.add({ hours: 1 })],
  ['null', null],
  ['its own text', NOON.toString()],
  ['the same moment of another type', NOON.toZonedDateTimeISO('UTC')],
])('toMatchObject rejects %s in place of an instant', (_what, value) => {
  expect(() => expect({ at: value }).toMatchObject({ at: NOON })).toThrow();
});

test('toMatchObject and toEqual accept another object of the same instant', () => {
  const same = Temporal.Instant.from('2026-11-21T04:00:00Z');

  expect({ at: same, id: 1 }).toMatchObject({ at: NOON });
  expect({ at: same }).toEqual({ at: NOON });
});
