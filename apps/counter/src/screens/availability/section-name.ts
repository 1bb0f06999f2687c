import type { Filter } from '@claypot/counter/availability';
import type { useTranslation } from 'react-i18next';

const NAMES = {
  soldOut: 'part_soldOut',
  packages: 'part_packages',
  deals: 'part_deals',
  choices: 'part_choices',
} as const satisfies Record<Exclude<Filter['kind'], 'category'>, string>;

/** Returns the name of a part of the menu. */
export function sectionName(
  { kind, name }: Filter,
  t: ReturnType<typeof useTranslation<'counterAvailability'>>['t'],
): string {
  return kind === 'category' ? (name ?? '') : t(NAMES[kind]);
}
