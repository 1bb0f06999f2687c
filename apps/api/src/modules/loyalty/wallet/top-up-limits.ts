import { cents } from '@claypot/domain/pricing';

/** Minimum and maximum amount of one top-up. */
export const LEAST_TOP_UP = cents(1000);
export const MOST_TOP_UP = cents(500_000);

/** Maximum unpaid top-ups per member. */
export const MOST_OPEN_TOP_UPS = 5;
