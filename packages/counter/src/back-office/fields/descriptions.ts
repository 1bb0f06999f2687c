import type { DraftSection } from '@claypot/sdk/counter';
import type { Field, SectionDescription } from './field.ts';
import { BRANCHES } from './sections/branches.ts';
import { COMPANY } from './sections/company.ts';
import { BANNERS, HIGHLIGHTS, NEWS } from './sections/home.ts';
import { CATEGORIES, DISHES, OPTIONS } from './sections/menu.ts';
import { HOT_DEALS, PACKAGES } from './sections/offers.ts';
import { VOUCHERS } from './sections/vouchers.ts';

const DESCRIPTIONS = {
  company: COMPANY,
  branches: BRANCHES,
  categories: CATEGORIES,
  dishes: DISHES,
  options: OPTIONS,
  packages: PACKAGES,
  hot_deals: HOT_DEALS,
  vouchers: VOUCHERS,
  banners: BANNERS,
  highlights: HIGHLIGHTS,
  news: NEWS,
};

type TextKeyOf<Description> = Description extends SectionDescription<infer T> ? T : never;

/** Keys of the texts of all sections. The front end translates each of them. */
export type FieldTextKey = TextKeyOf<(typeof DESCRIPTIONS)[DraftSection]>;

export type DescribedField = Field<FieldTextKey>;
export type DescribedSection = SectionDescription<FieldTextKey>;

/** Returns the description of a section. */
export function describeSection(section: DraftSection): DescribedSection {
  return DESCRIPTIONS[section];
}

/** Sections in the order of the back office. */
export const SECTIONS = Object.keys(DESCRIPTIONS) as readonly (keyof typeof DESCRIPTIONS)[];

/** Returns true if the text names a section. */
export function isSection(text: string): text is DraftSection {
  return Object.hasOwn(DESCRIPTIONS, text);
}
