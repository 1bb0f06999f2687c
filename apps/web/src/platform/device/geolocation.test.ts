import { expect, it, vi } from 'vitest';
import { createBrowserGeolocation } from './geolocation.ts';

const COORDS = { latitude: 3.139, longitude: 101.6869, accuracy: 40 } as GeolocationCoordinates;

function device(answer: (notify: PositionCallback, fail: PositionErrorCallback) => void) {
  const getCurrentPosition = vi.fn(
    (notify: PositionCallback, fail?: PositionErrorCallback | null, _options?: PositionOptions) =>
      answer(notify, fail ?? (() => undefined)),
  );
  const geolocation = createBrowserGeolocation({
    geolocation: { getCurrentPosition },
  } as unknown as Navigator);
  return { geolocation, getCurrentPosition };
}

const failure = (code: number) =>
  ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as GeolocationPositionError;
const { signal } = new AbortController();

it('returns the position and its accuracy, with a timeout of ten seconds', async () => {
  const { geolocation, getCurrentPosition } = device((notify) =>
    notify({ coords: COORDS, timestamp: 0 } as GeolocationPosition),
  );
  await expect(geolocation.locate(signal)).resolves.toEqual({
    latitude: '3.139000',
    longitude: '101.686900',
    accuracy: 40,
  });
  expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ timeout: 10_000 });
});

it.each([
  ['a refusal', 1, 'denied'],
  ['a device that does not know', 2, 'unavailable'],
  ['one that takes too long', 3, 'unavailable'],
])('maps %s to an error reason', async (_, code, reason) => {
  const { geolocation } = device((_tell, fail) => fail(failure(code)));
  await expect(geolocation.locate(signal)).rejects.toMatchObject({ reason });
});

it('rejects when geolocation is unsupported or the signal aborts', async () => {
  const none = createBrowserGeolocation({} as Navigator);
  await expect(none.locate(signal)).rejects.toMatchObject({ reason: 'unavailable' });
  const stop = new AbortController();
  // The permission prompt is still open.
  const asked = device(() => undefined).geolocation.locate(stop.signal);
  stop.abort(new Error('typed instead'));
  await expect(asked).rejects.toThrow('typed instead');
});
