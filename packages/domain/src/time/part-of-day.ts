/** Parts of the day, each with the hour before which it ends. */
const PARTS = [
  { part: 'earlyMorning', before: 6 },
  { part: 'morning', before: 12 },
  { part: 'midday', before: 13 },
  { part: 'afternoon', before: 18 },
  { part: 'evening', before: 24 },
] as const;

export type PartOfDay = (typeof PARTS)[number]['part'];

/** Groups items by part of the day, in order. Omits empty parts. */
export function byPartOfDay<T>(
  items: readonly T[],
  hourOf: (item: T) => number,
): { part: PartOfDay; items: T[] }[] {
  const partOf = (item: T) => PARTS.find(({ before }) => hourOf(item) < before)?.part;
  return PARTS.map(({ part }) => ({
    part,
    items: items.filter((item) => partOf(item) === part),
  })).filter((group) => group.items.length > 0);
}
