import type { DraftGroup, DraftVariation } from '../values/draft.ts';
import { type ClaypotRow, cellOf, readPair, readSlug } from './claypot-dish.ts';
import { isYes } from './column-reader.ts';
import type { ProblemList } from './problem-list.ts';
import { readPrice } from './read-values.ts';

/** Reads an option group. The first row has the fields of the group, each row a variation. */
export function readClaypotGroup(
  rows: readonly [ClaypotRow, ...ClaypotRow[]],
  problems: ProblemList,
): DraftGroup | null {
  const [first] = rows;
  const { row, get } = first;
  const slug = readSlug(first, 'group', problems);
  const type = get('group_type');
  if (type !== 'radio' && type !== 'checkbox') {
    problems.error(
      row,
      'group_type',
      'The type is missing. Type radio for one choice, or checkbox for several.',
    );
    return null;
  }
  const least = readCount(first, 'group_min', problems);
  const most = readCount(first, 'group_max', problems);
  const variations = rows.flatMap((each) => readVariation(each, problems) ?? []);
  const preselected = rows.find((each) => isYes(each.get('preselected')));
  if (slug === undefined || least === undefined || most === undefined) return null;
  const en = get('group_en');
  const zh = get('group_zh');
  if (en === '' && zh === '') {
    problems.error(row, 'group_en', 'The name of the group is missing. Type it.');
    return null;
  }
  return {
    row,
    slug,
    texts: { ...(en === '' ? {} : { en }), ...(zh === '' ? {} : { zh_CN: zh }) },
    type,
    isRequired: isYes(get('group_required')),
    least,
    most,
    preselected: preselected?.get('variation') ?? null,
    variations,
  };
}

function readVariation(row: ClaypotRow, problems: ProblemList): DraftVariation | null {
  const slug = readSlug(row, 'variation', problems);
  const texts = readPair(row, 'variation', problems);
  const price = readPrice(row.row, cellOf(row, 'additional_price'), problems);
  if (texts === null) {
    problems.error(row.row, 'variation_en', 'The name of the variation is missing. Type it.');
  }
  if (slug === undefined || !texts || price === null) return null;
  return { row: row.row, slug, texts, additionalPrice: price ?? 0 };
}

/** Returns null for an empty cell and undefined for a problem. */
function readCount(row: ClaypotRow, column: 'group_min' | 'group_max', problems: ProblemList) {
  const text = row.get(column);
  if (text === '') return null;
  if (/^\d{1,2}$/.test(text) && Number(text) <= 50) return Number(text);
  problems.error(
    row.row,
    column,
    `“${text}” is not a number of choices. Type a whole number from 0 to 50.`,
  );
  return undefined;
}
