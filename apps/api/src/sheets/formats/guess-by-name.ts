import { BASE_FIELDS, type BaseField, type Field, isText } from './fields.ts';
import headerNames from './header-names.json' with { type: 'json' };
import { normaliseHeader } from './header-text.ts';

/** Meaning of a column and its confidence, from 0 to 1. */
export interface Guess {
  readonly field: Field;
  readonly confidence: number;
}

const EXACT = 1;
const PARTIAL = 0.7;

const LANGUAGES = [
  { suffix: 'en', words: /\b(english|en|eng)\b|英文|英语/u },
  { suffix: 'zh', words: /\b(chinese|mandarin|zh|zh cn|cn)\b|中文|华文|华语/u },
] as const;

/** Guesses the meaning of a column from its name in English, Chinese or Malay; null if unknown. */
export function guessByName(header: string): Guess | null {
  const whole = normaliseHeader(header.replaceAll(/[()[\]]/g, ' '));
  const language = LANGUAGES.find(({ words }) => words.test(whole));
  const bare = normaliseHeader(header);
  const name = language ? whole.replace(language.words, ' ').replaceAll(/\s+/g, ' ').trim() : bare;
  // A column "Chinese", "English" or "英文名" is the name in that language.
  const guess =
    language && (name === '' || name === '名')
      ? { field: 'name' as const, confidence: PARTIAL }
      : match(name);
  if (guess === null || !language || !isText(guess.field)) return guess;
  return { ...guess, field: `${guess.field}_${language.suffix}` };
}

function match(name: string): { field: BaseField; confidence: number } | null {
  const exact = BASE_FIELDS.find((field) => namesOf(field).includes(name));
  if (exact !== undefined) return { field: exact, confidence: EXACT };
  // The longest known name in the header decides: "discount price" before "price".
  const [partial] = BASE_FIELDS.flatMap((field) =>
    namesOf(field)
      .filter((known) => contains(name, known))
      .map((known) => ({ field, length: known.length })),
  ).toSorted((a, b) => b.length - a.length);
  return partial ? { field: partial.field, confidence: PARTIAL } : null;
}

function namesOf(field: BaseField): readonly string[] {
  return [field.replaceAll('_', ' '), ...headerNames[field]];
}

/** Short names are only compared as a whole, because "item" is part of many columns. */
function contains(name: string, known: string): boolean {
  if (/\p{Script=Han}/u.test(known)) return name.includes(known);
  return known.length > 4 && ` ${name} `.includes(` ${known} `);
}
