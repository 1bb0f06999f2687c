import { controlledClock } from '@claypot/domain/testing';
import { expect, test, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const inMinutes = (clock: { now(): Temporal.Instant }, minutes: number) =>
  clock.now().add({ minutes });

test('shows the time of the device before the first correction', () => {
  const device = controlledClock();
  expect(createServerClock(device).now()).toEqual(device.now());
});

test('counts on from the time of the server', () => {
  const device = controlledClock();
  const clock = createServerClock(device);
  const server = inMinutes(device, -7);
  clock.correct(server);
  device.advance(60_000);
  expect(clock.now()).toEqual(server.add({ minutes: 1 }));
});

test('notifies listeners of a correction until they unsubscribe', () => {
  const device = controlledClock();
  const clock = createServerClock(device);
  const heard = vi.fn();
  const stop = clock.onCorrected(heard);
  clock.correct(inMinutes(device, 5));
  stop();
  clock.correct(inMinutes(device, 9));
  expect(heard).toHaveBeenCalledOnce();
});

test('ignores a difference of less than two seconds', () => {
  const device = controlledClock();
  const clock = createServerClock(device);
  const heard = vi.fn();
  clock.onCorrected(heard);
  clock.correct(device.now().add({ milliseconds: 1999 }));
  expect(clock.now()).toEqual(device.now());
  expect(heard).not.toHaveBeenCalled();
});
