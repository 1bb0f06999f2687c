/** How each tier's card looks; a tier above the last one here looks like it. */
const LOOKS = ['first', 'silver', 'gold'] as const;

/** The look of a level's card; levels count from 1. */
export function tierLook(level: number): (typeof LOOKS)[number] {
  return LOOKS[Math.min(Math.max(level, 1), LOOKS.length) - 1] ?? 'first';
}
