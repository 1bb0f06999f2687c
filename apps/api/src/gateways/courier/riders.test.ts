import { expect, test, vi } from 'vitest';
import type { Rider } from './courier.ts';
import { createRiders } from './riders.ts';

const AHMAD: Rider = { name: 'Ahmad', phone: '+60193009901', seen: null };
const SITI: Rider = { name: 'Siti', phone: '+60193009902', seen: null };
const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');

function setUp() {
  let now = NOON;
  const rider = vi.fn(async (_reference: string): Promise<Rider | null> => AHMAD);
  const riders = createRiders({ rider }, { now: () => now });
  const pass = (seconds: number) => {
    now = now.add({ seconds });
  };
  /** Looks once, lets the courier answer, and looks again. */
  const look = async () => {
    riders.riderOf('trip');
    await Promise.resolve().then(() => undefined);
    await Promise.resolve().then(() => undefined);
    return riders.riderOf('trip');
  };
  return { riders, rider, pass, look };
}

test('keeps nobody waiting: who drives is known with the next look', async () => {
  const { riders, rider, look } = setUp();
  expect(riders.riderOf('trip')).toBeNull();
  expect(await look()).toEqual(AHMAD);
  expect(rider).toHaveBeenCalledOnce();
});

test('asks again after a while, as a trip may be handed on', async () => {
  const { rider, pass, look } = setUp();
  await look();
  pass(19);
  await look();
  expect(rider).toHaveBeenCalledOnce();
  rider.mockResolvedValue(SITI);
  pass(1);
  expect(await look()).toEqual(SITI);
});

test('believes what was said last while the courier does not answer', async () => {
  const { rider, pass, look } = setUp();
  await look();
  rider.mockRejectedValue(new Error('away'));
  pass(20);
  expect(await look()).toEqual(AHMAD);
  expect(rider).toHaveBeenCalledTimes(2);
});
