import type { DraftFields } from '@claypot/sdk/counter';
import type { WordsField } from '../fields/field.ts';
import { type DraftValue, isRecord, textOf } from './value.ts';

/** Languages of the texts of an entry, in the order of the form. */
export const WORD_LANGUAGES = ['en', 'zh_CN'] as const;

export type WordLanguage = (typeof WORD_LANGUAGES)[number];

export type Words = Readonly<Record<WordLanguage, string>>;

/** Returns the texts of a value; a text without a language is the English one. */
export function wordsOf(value: DraftValue | undefined): Words {
  if (!isRecord(value)) return { en: textOf(value), zh_CN: '' };
  return { en: textOf(value.en), zh_CN: textOf(value.zh_CN) };
}

/** Returns the value of texts; undefined if both are empty. */
export function wordsValue(
  { en, zh_CN }: Words,
  { mayBeOne }: Pick<WordsField<string>, 'mayBeOne'>,
): string | DraftFields | undefined {
  if (en === '' && zh_CN === '') return undefined;
  if (mayBeOne && zh_CN === '') return en;
  return { ...(en !== '' && { en }), ...(zh_CN !== '' && { zh_CN }) };
}

/** Returns the language in which the text is missing; null if complete, empty, or one for both. */
export function missingLanguage(value: DraftValue | undefined): WordLanguage | null {
  if (!isRecord(value)) return null;
  const { en, zh_CN } = wordsOf(value);
  if (en.trim() === '') return zh_CN.trim() === '' ? null : 'en';
  return zh_CN.trim() === '' ? 'zh_CN' : null;
}
