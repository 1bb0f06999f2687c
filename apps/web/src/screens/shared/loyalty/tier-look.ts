/** Looks by tier; higher tiers use the last one. */
const LOOKS = ['first', 'silver', 'gold'] as const;

/** Returns the look of a tier's card; levels count from 1. */
export function tierLook(level: number): (typeof LOOKS)[number] {
  return LOOKS[Math.min(Math.max(level, 1), LOOKS.length) - 1] ?? 'first';
}
