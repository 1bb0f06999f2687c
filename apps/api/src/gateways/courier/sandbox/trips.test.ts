import { expect, test } from 'vitest';
import { riderPosition, type SandboxTrip, TRIP_SECONDS } from './trips.ts';

const NOON = Temporal.Instant.from('2026-11-21T04:00:00Z');
const trip: SandboxTrip = {
  token: 'token',
  reference: 'reference',
  state: 'collected',
  pickup: 'Jalan Telawi',
  dropoff: 'Jalan SS 21/39',
  route: {
    from: { latitude: 3.1, longitude: 101.7 },
    to: { latitude: 3.2, longitude: 101.6 },
  },
  created_at: NOON,
};

test.each([
  [-5, 3.1, 101.7],
  [0, 3.1, 101.7],
  [TRIP_SECONDS / 2, 3.15, 101.65],
  [TRIP_SECONDS, 3.2, 101.6],
  [TRIP_SECONDS * 3, 3.2, 101.6],
])('interpolates the position of the rider after %s seconds', (seconds, latitude, longitude) => {
  const now = NOON.add({ seconds });
  const position = riderPosition(trip, now);
  expect(position.at).toBe(now);
  expect(position.place.latitude).toBeCloseTo(latitude);
  expect(position.place.longitude).toBeCloseTo(longitude);
});
