/** Where the device stores by how many ms the server's clock is ahead of its own. */
export const CLOCK_OFFSET = 'claypot:clock-offset';

/** The offset that an earlier page measured, in ms; 0 if there is none or storage is blocked. */
export function storedOffset(view: Pick<Window, 'localStorage'> = globalThis): number {
  try {
    // Where storage is blocked, naming it throws.
    const offset = Number(view.localStorage.getItem(CLOCK_OFFSET));
    return Number.isSafeInteger(offset) ? offset : 0;
  } catch {
    return 0;
  }
}
