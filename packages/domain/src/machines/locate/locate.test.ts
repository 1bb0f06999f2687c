import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Geolocation } from '../../ports/ports.ts';
import { deferred, fakeGeolocation } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import type { ToastContent } from '../toasts/toasts.machine.ts';
import { createLocate } from './locate.implementation.ts';
import { createPlace } from './place.ts';

const HERE = { latitude: '3.139000', longitude: '101.686900' };

function asked(geolocation: Geolocation) {
  const place = createPlace();
  const toasts: ToastContent[] = [];
  const notify = (toast: ToastContent) => void toasts.push(toast);
  const actor = createActor(createLocate({ geolocation, place, notify })).start();
  return { actor, place, toasts, output: () => actor.getSnapshot().output };
}

it('returns the location and remembers it', async () => {
  const { place, toasts, output } = asked(fakeGeolocation(HERE));
  await replies();
  expect(output()).toEqual({ coordinates: HERE, problem: null });
  expect([place.known(), toasts]).toEqual([HERE, []]);
});

it('returns the accuracy without remembering it', async () => {
  const { place, output } = asked({ locate: async () => ({ ...HERE, accuracy: 2500 }) });
  await replies();
  expect(output()).toEqual({ coordinates: HERE, problem: null, accuracy: 2500 });
  expect(place.known()).toEqual(HERE);
});

it.each([
  ['denied', 'DINED_GEOLOCATION'],
  ['unavailable', 'ERROR'],
] as const)('returns %s as problem and shows a toast', async (problem, message) => {
  const { place, toasts, output } = asked(fakeGeolocation(problem));
  await replies();
  expect(output()).toEqual({ coordinates: null, problem });
  expect([place.known(), toasts]).toEqual([null, [{ tone: 'error', message }]]);
});

it('returns unavailable for any other error', async () => {
  const { output } = asked({ locate: () => Promise.reject(new Error('no such thing')) });
  await replies();
  expect(output()).toEqual({ coordinates: null, problem: 'unavailable' });
});

it.each(['answered', 'failed'])('changes nothing when it is stopped and %s later', async (end) => {
  const answer = deferred<typeof HERE>();
  const locate = vi.fn<Geolocation['locate']>(() => answer.promise);
  const { actor, place, toasts } = asked({ locate });
  actor.stop();
  expect(locate.mock.calls[0]?.[0].aborted).toBe(true);
  if (end === 'answered') answer.resolve(HERE);
  else answer.reject(new Error('late'));
  await replies();
  expect([place.known(), toasts]).toEqual([null, []]);
});

it('uses the home address until the customer shares their location', () => {
  const home = { latitude: '3.131900', longitude: '101.671300' };
  let address: typeof home | null = null;
  const place = createPlace(() => address);
  expect(place.known()).toBeNull();
  address = Object.assign({ mail_name: 'Ann Tan' }, home);
  expect(place.known()).toEqual(home);
  place.remember(HERE);
  expect(place.known()).toEqual(HERE);
});
