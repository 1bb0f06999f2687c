import { comparable } from '../values/comparable.ts';
import type { DraftGroup, DraftVariation, Texts } from '../values/draft.ts';
import { hasChinese } from '../values/text-script.ts';
import type { ProblemList } from './problem-list.ts';
import { checkTexts, readTexts } from './read-texts.ts';
import { readPrice } from './read-values.ts';
import { type SheetRow, textOf } from './sheet-row.ts';

/** Price of a dish and the group of its variations. Amounts are in sen. */
interface Variants {
  readonly price: number;
  readonly group: DraftGroup | null;
}

/** Name of the group if the sheet has none. */
const CHOICE: Texts = { en: 'Choose one', zh_CN: '请选择' };

/** Maximum number of variations of a group, as in the importer. */
const MOST = 50;

interface Priced {
  readonly row: SheetRow;
  readonly texts: Texts;
  readonly price: number;
}

/**
 * Reads the prices of a dish. Several variations become a required choice: the dish has the lowest
 * price, and each variation the difference. Returns null if the dish has no valid price.
 */
export function readVariants(
  rows: readonly [SheetRow, ...SheetRow[]],
  problems: ProblemList,
): Variants | null {
  const [first, ...others] = rows;
  if (readTexts(first, 'variation') === null) {
    for (const { row } of others) {
      problems.error(
        row,
        null,
        `Row ${first.row} is the same dish. Name the variations of both rows, or delete one.`,
      );
    }
    const price = readRequiredPrice(first, problems);
    return price === null ? null : { price, group: null };
  }
  const priced = rows.flatMap((row) => readVariation(row, problems) ?? []);
  const unique = withoutRepeated(priced, problems);
  const [one] = unique;
  if (one === undefined) return null;
  if (unique.length > MOST) {
    problems.error(
      first.row,
      null,
      `The dish has ${unique.length} variations. At most ${MOST} are possible; split the dish.`,
    );
    return null;
  }
  const price = Math.min(...unique.map((each) => each.price));
  return { price, group: toGroup(first, unique, price) };
}

function readVariation(row: SheetRow, problems: ProblemList): Priced | null {
  const price = readRequiredPrice(row, problems);
  const texts = readTexts(row, 'variation');
  if (texts === null) {
    problems.error(
      row.row,
      null,
      'The name of the variation is missing. Type it, or delete the row.',
    );
    return null;
  }
  const isFine = problems.add(checkTexts(row.row, columnOf(row), 'variation', texts));
  return price === null || !isFine ? null : { row, texts, price };
}

function columnOf({ cells }: SheetRow): string {
  const cell = cells.get('variation') ?? cells.get('variation_en') ?? cells.get('variation_zh');
  return cell?.column ?? 'variation';
}

function readRequiredPrice(row: SheetRow, problems: ProblemList): number | null {
  const price = readPrice(row.row, row.cells.get('price'), problems);
  if (price !== undefined) return price;
  problems.error(row.row, 'price', 'The price is missing. Type it, for example 12.90, or “free”.');
  return null;
}

function withoutRepeated(priced: readonly Priced[], problems: ProblemList): Priced[] {
  const seen = new Map<string, number>();
  return priced.filter(({ row, texts }) => {
    const name = comparable(texts.en ?? texts.zh_CN ?? '');
    const before = seen.get(name);
    if (before === undefined) seen.set(name, row.row);
    else
      problems.error(
        row.row,
        null,
        `Row ${before} has the same variation. Rename one, or delete one of the two rows.`,
      );
    return before === undefined;
  });
}

function toGroup(first: SheetRow, priced: readonly Priced[], price: number): DraftGroup {
  const variations = priced.map(
    ({ row, texts, price: own }): DraftVariation => ({
      row: row.row,
      slug: null,
      texts,
      additionalPrice: own - price,
    }),
  );
  return {
    row: first.row,
    slug: null,
    texts: groupTexts(first),
    type: 'radio',
    isRequired: true,
    variations,
  };
}

function groupTexts(row: SheetRow): Texts {
  const name = row.groupName ?? headerOf(row);
  if (name === null) return CHOICE;
  return hasChinese(name) ? { zh_CN: name } : { en: name };
}

/** The column of the variations names the group, unless it is called “variation” or has no name. */
function headerOf(row: SheetRow): string | null {
  const column = row.cells.get('variation')?.column ?? '';
  const isGeneric = /^(variation|variant|option)/i.test(column) || /^[A-Z]{1,2}$/.test(column);
  return textOf(row, 'variation') === '' || isGeneric ? null : column;
}
