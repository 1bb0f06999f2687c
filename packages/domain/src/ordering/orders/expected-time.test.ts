import { expect, it } from 'vitest';
import { expectedTime, requestedSlot } from './expected-time.ts';

const START = '2026-11-21T23:45:00+08:00';
const END = '2026-11-22T00:20:00+08:00';
const requested = { delivery_time: START, delivery_time_end: END, estimated_time: START };
const soon = { delivery_time: null, delivery_time_end: null, estimated_time: START };
const slot = { start: Temporal.Instant.from(START), end: Temporal.Instant.from(END) };

it('returns the whole slot that the customer requested', () => {
  expect(requestedSlot(requested)).toEqual(slot);
  expect(expectedTime(requested)).toEqual(slot);
});

it('returns an estimate without an end for an order as soon as possible', () => {
  expect(requestedSlot(soon)).toBeNull();
  expect(expectedTime(soon)).toEqual({ start: slot.start, end: null });
});

it('returns no expected time before payment', () => {
  expect(expectedTime({ ...requested, estimated_time: null })).toBeNull();
});
