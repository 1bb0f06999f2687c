import { type Geolocation, GeolocationError } from '@claypot/domain/ports';

const TIMEOUT = 10_000;
const FRESH_ENOUGH = 60_000;

/** Creates the geolocation of a browser, which asks for permission on first use. */
export function createBrowserGeolocation(device: Navigator): Geolocation {
  return {
    locate: (signal) =>
      new Promise((resolve, reject) => {
        if (!device.geolocation) {
          reject(new GeolocationError('unavailable'));
          return;
        }
        // The browser's request cannot be cancelled; its late result is ignored.
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        device.geolocation.getCurrentPosition(
          ({ coords }) =>
            resolve({
              latitude: coords.latitude.toFixed(6),
              longitude: coords.longitude.toFixed(6),
              accuracy: coords.accuracy,
            }),
          (cause) => {
            const denied = cause.code === cause.PERMISSION_DENIED;
            reject(new GeolocationError(denied ? 'denied' : 'unavailable', { cause }));
          },
          { timeout: TIMEOUT, maximumAge: FRESH_ENOUGH },
        );
      }),
  };
}
