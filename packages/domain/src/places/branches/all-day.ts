import type { Branch } from '@claypot/sdk';

/**
 * Returns true if the branch is usually open around the clock: it closes at the hour at which it
 * opens.
 */
export function isOpenAllDay(branch: Pick<Branch, 'start_hour' | 'close_hour'>): boolean {
  return branch.start_hour === branch.close_hour;
}
