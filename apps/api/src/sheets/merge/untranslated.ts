import type { DraftDish, Texts } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { hasChinese, hasLatin } from '../values/text-script.ts';
import type { PlacedDish } from './folder-menu.ts';
import { mergeNames, toNames } from './merge-texts.ts';

/** Warns about texts of a dish that customers see in one language only after the import. */
export function findUntranslated(draft: DraftDish, found: PlacedDish | null): SheetProblem[] {
  const { row, name, description } = draft;
  const before = found?.dish.description;
  const names = found ? mergeNames(found.dish.name, name) : toNames(name);
  const isNameSingle = names.en === names.zh_CN;
  const isDescriptionSingle = before?.zh_CN === undefined;
  const hints = [
    ['name', isNameSingle ? describe('name', name) : null],
    [
      'description',
      description && isDescriptionSingle ? describe('description', description) : null,
    ],
  ] as const;
  return hints.flatMap(([column, message]): SheetProblem[] =>
    message === null ? [] : [{ row, column, severity: 'warning', message }],
  );
}

function describe(label: string, { en, zh_CN }: Texts): string | null {
  if (en === undefined) {
    return `The ${label} is not translated. Customers see the Chinese text in English too; add an English column.`;
  }
  if (zh_CN === undefined) {
    return `The ${label} is not translated. Customers see the English text in Chinese too; add a Chinese column.`;
  }
  if (en === zh_CN && hasChinese(en) && hasLatin(en)) {
    return `The ${label} has both languages in one cell. Customers see the whole text; split it into two columns.`;
  }
  return null;
}
