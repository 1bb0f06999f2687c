import {
  describeSection,
  type EntryRow,
  type EntryView,
  type SectionView,
} from '@claypot/counter/back-office';
import type { DraftEntry, DraftProblem } from '@claypot/sdk/counter';
import { aDraftDish } from '@claypot/testing/counter';

/** A picture of one colour. */
export const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%23b5651d"/%3E%3C/svg%3E';

/** A changed drink with a shared option group and one of its own. */
export const KOPI = aDraftDish();

const CATEGORIES = [
  entry('categories', 'drinks', 'Drinks', '饮料'),
  entry('categories', 'desserts', 'Desserts', '甜品'),
];

/** Entries that the sample form refers to. */
const REFERENCES: EntryView['references']['entries'] = {
  categories: CATEGORIES,
  dishes: [KOPI, entry('dishes', 'cendol', 'Cendol', '煎蕊')],
  options: [entry('options', 'sweetness', 'Sweetness', '甜度')],
  branches: [
    entry('branches', 'bangsar', 'Bangsar', '孟沙店'),
    entry('branches', 'cheras', 'Cheras', '蕉赖店'),
  ],
  packages: [entry('packages', 'lunch', 'Noodle Lunch', '面食午餐')],
  hot_deals: [],
  vouchers: [entry('vouchers', 'rainy-day', 'RM8 off when it rains', '雨天 RM8 优惠券')],
};

/** Returns an entry of a section for stories. */
function entry(
  section: DraftEntry['section'],
  key: string,
  en: string,
  zh_CN: string,
  fields: Partial<DraftEntry> = {},
): DraftEntry {
  return aDraftDish({
    section,
    key,
    category: null,
    title: { en, zh_CN },
    fields: { slug: key, name: { en, zh_CN } },
    status: 'unchanged',
    published: null,
    problems: [],
    changed_by: null,
    changed_at: null,
    ...fields,
  });
}

export const NOTHING_DONE: EntryView['change'] = {
  status: 'idle',
  kind: null,
  outcome: null,
  error: null,
};

/** Returns the view of the form of a dish for stories. */
export function anEntryView(fields: Partial<EntryView> = {}): EntryView {
  return {
    status: 'ready',
    error: null,
    section: 'dishes',
    key: KOPI.key,
    category: 'drinks',
    base: KOPI,
    fields: KOPI.fields,
    isEdited: false,
    isRestored: false,
    isAdded: false,
    problems: [],
    untranslated: [],
    theirs: null,
    references: { status: 'ready', entries: REFERENCES },
    change: NOTHING_DONE,
    ...fields,
  };
}

/** Returns the view of a new entry of a section for stories. */
export function aNewView(
  section: DraftEntry['section'],
  fields: Partial<EntryView> = {},
): EntryView {
  return anEntryView({
    section,
    key: null,
    category: null,
    base: null,
    fields: describeSection(section).initial,
    ...fields,
  });
}

export function aProblem(field: string, message: string): DraftProblem {
  return { section: 'dishes', key: KOPI.key, field, message };
}

/** Returns a row of the list for stories. */
function aRow(of: DraftEntry, fields: Partial<EntryRow> = {}): EntryRow {
  return {
    entry: of,
    untranslated: 0,
    isUnsaved: false,
    canMoveUp: true,
    canMoveDown: true,
    ...fields,
  };
}

const SQUID = entry('dishes', 'salted-egg-squid', 'Salted Egg Squid', '', {
  category: 'drinks',
  status: 'added',
  fields: { slug: 'salted-egg-squid', name: { en: 'Salted Egg Squid' }, price: '18.90' },
  problems: [aProblem('name.zh_CN', 'is missing; add it')],
});
const TEH = entry('dishes', 'teh', 'Teh Tarik', '拉茶', {
  category: 'drinks',
  fields: { slug: 'teh', name: { en: 'Teh Tarik', zh_CN: '拉茶' }, price: '4.90' },
});
const OLD = entry('dishes', 'old', 'Old Dish', '旧餐点', {
  category: 'desserts',
  status: 'removed',
});

/** Returns the view of the list of dishes for stories. */
export function aSectionView(fields: Partial<SectionView> = {}): SectionView {
  return {
    status: 'ready',
    error: null,
    stale: false,
    section: 'dishes',
    filter: { text: '', only: 'all' },
    groups: [
      {
        category: 'drinks',
        heading: CATEGORIES[0] ?? null,
        rows: [
          aRow(KOPI, { canMoveUp: false }),
          aRow(SQUID, { untranslated: 1 }),
          aRow(TEH, { canMoveDown: false }),
        ],
      },
      {
        category: 'desserts',
        heading: CATEGORIES[1] ?? null,
        rows: [aRow(OLD, { canMoveUp: false, canMoveDown: false })],
      },
    ],
    hasUnsavedNew: false,
    counts: { all: 4, untranslated: 1, changed: 3, problems: 1 },
    isFiltered: false,
    change: NOTHING_DONE,
    removed: null,
    moved: null,
    ...fields,
  };
}
