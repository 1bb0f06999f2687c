import { type Geolocation, GeolocationError } from '@claypot/domain/ports';

const TIMEOUT = 10_000;
const FRESH_ENOUGH = 60_000;

/** Where the device is. The browser asks its owner the first time. */
export function createBrowserGeolocation(device: Navigator): Geolocation {
  return {
    locate: (signal) =>
      new Promise((resolve, reject) => {
        if (!device.geolocation) {
          reject(new GeolocationError('unavailable'));
          return;
        }
        // The browser's own request cannot be stopped; its late answer is then not listened to.
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
