import type { TextField } from '../formats/fields.ts';
import type { Texts } from '../values/draft.ts';
import type { SheetProblem } from '../values/sheet-problem.ts';
import { hasChinese, hasLatin } from '../values/text-script.ts';
import { type SheetRow, textOf } from './sheet-row.ts';

/** Maximum length of names and of descriptions, as in the importer. */
const MOST = { category: 120, name: 120, variation: 120, description: 500 } as const;

// The importer rejects them, because they display as boxes.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]|\p{Surrogate}/u;

const FORMULA_ERROR = /^#(REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|ERROR)[!?]?$/;

/**
 * Returns a text of a row by language; null if it is empty. A text without a language in its
 * column is Chinese if it has Chinese characters. A text with both is used for both languages.
 */
export function readTexts(row: SheetRow, field: TextField): Texts | null {
  const plain = textOf(row, field);
  const en = textOf(row, `${field}_en`);
  const zh = textOf(row, `${field}_zh`);
  const isChinese = hasChinese(plain);
  const isMixed = isChinese && hasLatin(plain);
  const english = en !== '' ? en : !isChinese || isMixed ? plain : '';
  const chinese = zh !== '' ? zh : isChinese ? plain : '';
  if (english === '' && chinese === '') return null;
  return {
    ...(english === '' ? {} : { en: english }),
    ...(chinese === '' ? {} : { zh_CN: chinese }),
  };
}

/** Returns the problems of a text: its length and control characters. */
export function checkTexts(
  row: number,
  column: string,
  field: TextField,
  texts: Texts,
): SheetProblem[] {
  const most = MOST[field];
  return Object.values(texts).flatMap((text): SheetProblem[] => {
    const report = (message: string): SheetProblem => ({ row, column, severity: 'error', message });
    if (FORMULA_ERROR.test(text)) {
      return [report(`“${text}” is the error of a formula. Correct it, or type the text.`)];
    }
    if (CONTROL.test(text)) return [report('The text has a control character. Type it again.')];
    if (text.length <= most) return [];
    return [report(`The text has ${text.length} characters. Shorten it to ${most}.`)];
  });
}
