import { expect, test } from 'vitest';
import { readFrameMessage, readShowMessage } from './messages.ts';

const pin = { latitude: 3.1301, longitude: 101.6715 };
const show = {
  type: 'show',
  centre: pin,
  pin,
  rider: null,
  draggable: true,
  zoom: 17,
} as const;

test('parses the messages of both sides and drops unknown fields', () => {
  expect(readShowMessage({ ...show, script: 'x' })).toEqual(show);
  expect(readShowMessage({ ...show, rider: pin })).toEqual({ ...show, rider: pin });
  expect(readShowMessage({ ...show, rider: 'x' })).toEqual(show);
  expect(readFrameMessage({ type: 'ready', script: 'x' })).toEqual({ type: 'ready' });
  expect(readFrameMessage({ type: 'shown' })).toEqual({ type: 'shown' });
  expect(readFrameMessage({ type: 'moved', ...pin })).toEqual({ type: 'moved', ...pin });
  expect(readFrameMessage({ type: 'failed', reason: 'key' })).toEqual({
    type: 'failed',
    reason: 'key',
  });
});

test('parses an unknown failure reason as unknown', () => {
  expect(readFrameMessage({ type: 'failed', reason: 'weather' })).toEqual({
    type: 'failed',
    reason: 'unknown',
  });
});

test.each([
  null,
  'show',
  7,
  [],
  {},
  { type: 'eval' },
  { type: 'moved', latitude: '3.1', longitude: 101.6 },
  { type: 'moved', latitude: Number.NaN, longitude: 101.6 },
  { type: 'show', centre: pin, pin: null, draggable: true, zoom: 17 },
  { type: 'show', centre: pin, pin, draggable: 'yes', zoom: 17 },
])('returns null for an invalid message: %j', (data) => {
  expect(readShowMessage(data)).toBeNull();
  expect(readFrameMessage(data)).toBeNull();
});
