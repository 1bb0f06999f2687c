import { expect, test, vi } from 'vitest';
import type { Rider } from './courier.ts';
import { createRiders } from './riders.ts';

const AHMAD: Rider = { name: 'Ahmad', phone: '+60193009901', lastSeen: null };
const SITI: Rider = { name: 'Siti', phone: '+60193009902', lastSeen: null };
const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');

function setUp() {
  let now = NOON;
  const rider = vi.fn(async (_reference: string): Promise<Rider | null> => AHMAD);
  const riders = createRiders({ rider }, { now: () => now });
  const advanceClock = (seconds: number) => {
    now = now.add({ seconds });
  };
  /** Requests the rider, lets the courier respond, and requests it again. */
  const readRider = async () => {
    riders.riderOf('trip');
    await Promise.resolve().then(() => undefined);
    await Promise.resolve().then(() => undefined);
    return riders.riderOf('trip');
  };
  return { riders, rider, advanceClock, readRider };
}

test('returns null at once and the rider on the next call', async () => {
  const { riders, rider, readRider } = setUp();
  expect(riders.riderOf('trip')).toBeNull();
  expect(await readRider()).toEqual(AHMAD);
  expect(rider).toHaveBeenCalledOnce();
});

test('refreshes the rider after 20 seconds because a trip can be reassigned', async () => {
  const { rider, advanceClock, readRider } = setUp();
  await readRider();
  advanceClock(19);
  await readRider();
  expect(rider).toHaveBeenCalledOnce();
  rider.mockResolvedValue(SITI);
  advanceClock(1);
  expect(await readRider()).toEqual(SITI);
});

test('returns the last known rider while the courier fails', async () => {
  const { rider, advanceClock, readRider } = setUp();
  await readRider();
  rider.mockRejectedValue(new Error('away'));
  advanceClock(20);
  expect(await readRider()).toEqual(AHMAD);
  expect(rider).toHaveBeenCalledTimes(2);
});
