/** Storage key of the server's clock minus the device's, in ms. */
export const CLOCK_OFFSET = 'claypot:clock-offset';

/**
 * Returns the offset that an earlier page measured, in ms; 0 if there is none or storage is
 * blocked.
 */
export function storedOffset(view: Pick<Window, 'localStorage'> = globalThis): number {
  try {
    // If storage is blocked, the property access throws.
    const offset = Number(view.localStorage.getItem(CLOCK_OFFSET));
    return Number.isSafeInteger(offset) ? offset : 0;
  } catch {
    return 0;
  }
}
