import { cents } from '@claypot/domain/pricing';

/** The least that can be put into a wallet at once, and the most. */
export const LEAST_TOP_UP = cents(1000);
export const MOST_TOP_UP = cents(500_000);

/** How many top-ups of a member may wait for their payment. */
export const MOST_OPEN_TOP_UPS = 5;
