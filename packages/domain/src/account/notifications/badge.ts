/** The most that each kind of badge counts to before it only says "more" (spec §9). */
const MOST = {
  /** On the icon in the head of the home screen: 9+ above 9. */
  icon: { most: 9, more: '9+' },
  /** On entries elsewhere: 10+ when over 9. */
  entry: { most: 9, more: '10+' },
  /** On counts that are shown in a list: 99+ above 99. */
  list: { most: 99, more: '99+' },
} as const;

/** What a badge says of a count; null where there is nothing to say. */
export function badge(count: number, kind: keyof typeof MOST): string | null {
  if (count <= 0) return null;
  const { most, more } = MOST[kind];
  return count > most ? more : String(count);
}
