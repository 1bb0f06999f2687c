import type { Language } from '@claypot/i18n';
import type { Draft } from '@claypot/sdk/counter';

type Section = Draft['sections'][number]['section'];

/** Text of each section. */
export const SECTION_TEXTS = {
  company: 'section_company',
  branches: 'section_branches',
  categories: 'section_categories',
  options: 'section_options',
  dishes: 'section_dishes',
  packages: 'section_packages',
  hot_deals: 'section_hot_deals',
  vouchers: 'section_vouchers',
  banners: 'section_banners',
  highlights: 'section_highlights',
  news: 'section_news',
} as const satisfies Record<Section, string>;

/** Returns a name in the language, or in the other one; null if there is neither. */
export function nameIn(
  { en, zh_CN }: { readonly en: string; readonly zh_CN: string },
  language: Language,
): string | null {
  const [first, second] = language === 'en' ? [en, zh_CN] : [zh_CN, en];
  return first || second || null;
}
