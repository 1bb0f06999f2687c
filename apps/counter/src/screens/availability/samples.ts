import type { AvailabilityRow, AvailabilitySection } from '@claypot/counter/availability';

export const TOMORROW = Temporal.Instant.from('2026-11-29T04:00:00+08:00');
export const NOW = Temporal.Instant.from('2026-11-28T12:00:00+08:00');

/** Returns an available dish that is not counted. */
function aRow(fields: Partial<AvailabilityRow> = {}): AvailabilityRow {
  const id = fields.name ?? 'Chicken claypot rice';
  return {
    key: `dish ${id}`,
    kind: 'dish',
    name: 'Chicken claypot rice',
    group: null,
    of: [],
    items: [{ kind: 'dish', id }],
    groups: [],
    because: null,
    mark: null,
    left: null,
    isPending: false,
    ...fields,
  };
}

const EXTRAS = {
  id: 'extras',
  name: 'Extras',
  choices: [
    {
      item: { kind: 'variation', id: 'egg' },
      name: 'Egg',
      isDish: false,
      because: null,
      mark: null,
      left: null,
      isPending: false,
    },
    {
      item: { kind: 'variation', id: 'fish' },
      name: '咸鱼 Salted fish',
      isDish: false,
      because: 'mark',
      mark: { kind: 'notice' },
      left: null,
      isPending: false,
    },
  ],
} as const;

export const COUNTED = aRow({ left: 3, groups: [EXTRAS] });
export const UNTIL_TOMORROW = aRow({
  name: 'Claypot rice with three roasts and a very long name that needs two lines',
  because: 'mark',
  mark: { kind: 'tomorrow', at: TOMORROW },
});
const UNTIL_SIX = aRow({
  name: 'Family set',
  kind: 'package',
  because: 'mark',
  mark: { kind: 'time', at: Temporal.Instant.from('2026-11-28T18:00:00+08:00') },
});
const EMPTY = aRow({ name: '黑芝麻糊 Black sesame', because: 'portions', left: 0 });
const NO_CHOICE = aRow({ name: 'Lunch deal', kind: 'hot_deal', because: 'choices' });
const CHOICE = aRow({
  name: 'Egg',
  kind: 'choice',
  group: 'Extras',
  of: ['Chicken claypot rice', 'Pork noodles', 'Fried rice'],
});

export const SECTIONS: readonly AvailabilitySection[] = [
  {
    id: 'part-soldOut',
    name: null,
    kind: 'soldOut',
    rows: [UNTIL_TOMORROW, UNTIL_SIX, EMPTY, NO_CHOICE],
  },
  { id: 'rice', name: 'Claypot rice 煲仔饭', kind: 'category', rows: [COUNTED] },
  { id: 'part-choices', name: null, kind: 'choices', rows: [CHOICE] },
];
