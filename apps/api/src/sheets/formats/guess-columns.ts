import { columnLetters } from '../read/table.ts';
import { parsePrice } from '../values/price.ts';
import { hasChinese, hasLatin } from '../values/text-script.ts';
import { baseOf, type Field, isText } from './fields.ts';
import { type Guess, guessByName } from './guess-by-name.ts';
import type { MappedColumn, Mapping } from './mapping.ts';

/** Confidence of a guess from the values alone. */
const BY_VALUES = 0.4;

/** Number of rows that a guess looks at. */
const SAMPLE = 200;

interface Candidate extends Guess {
  readonly index: number;
}

/**
 * Guesses the meaning of each column from its name, and of essential columns without a known name
 * from their values. A correction replaces the guess.
 * @param rows the rows below the header.
 */
export function guessColumns(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  corrections: Mapping['columns'] = {},
): MappedColumn[] {
  const width = Math.max(header.length, ...rows.slice(0, SAMPLE).map(({ length }) => length));
  const indexes = Array.from({ length: width }, (_, index) => index);
  const valuesOf = (index: number) =>
    rows.slice(0, SAMPLE).flatMap((row) => (row[index]?.trim() ? [row[index].trim()] : []));
  const corrected = new Map(
    indexes.flatMap((index) => {
      const field = corrections[header[index]?.trim() ?? ''] ?? corrections[columnLetters(index)];
      return field === undefined ? [] : [[index, field] as const];
    }),
  );
  const free = indexes.filter((index) => !corrected.has(index));
  const named = free.flatMap((index) => {
    const guess = guessByName(header[index] ?? '');
    return guess ? [{ ...guess, index }] : [];
  });
  const taken = new Set(
    [...corrected.values()].flatMap((field) => (field === 'ignore' ? [] : field)),
  );
  const unnamed = free.filter((index) => !named.some((guess) => guess.index === index));
  const byValues = guessByValues(unnamed, valuesOf, [...taken, ...named.map(({ field }) => field)]);
  const chosen = chooseOnePerField(
    addLanguages([...named, ...byValues], valuesOf).filter(({ field }) => !taken.has(field)),
  );
  return indexes.map((index) => {
    const correction = corrected.get(index);
    const guess = chosen.find((each) => each.index === index);
    const field = correction === 'ignore' ? null : (correction ?? guess?.field ?? null);
    const confidence = correction === undefined ? (guess?.confidence ?? 0) : 1;
    return { index, header: header[index]?.trim() ?? '', field, confidence };
  });
}

/** Two columns of the same text are two languages if their values are. */
function addLanguages(
  candidates: readonly Candidate[],
  valuesOf: (index: number) => readonly string[],
): Candidate[] {
  return candidates.map((candidate) => {
    const { field, index } = candidate;
    const isRepeated = candidates.some(
      (other) => other.index !== index && baseOf(other.field) === baseOf(field),
    );
    if (!isText(field) || !isRepeated) return candidate;
    const language = languageOf(valuesOf(index));
    return language === null ? candidate : { ...candidate, field: `${field}_${language}` };
  });
}

function languageOf(values: readonly string[]): 'en' | 'zh' | null {
  const chinese = values.filter(hasChinese).length;
  const latin = values.filter(hasLatin).length;
  if (chinese > values.length * 0.6) return 'zh';
  return latin > values.length * 0.6 ? 'en' : null;
}

/** Keeps the most confident column of each field, the first of equal ones. */
function chooseOnePerField(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<Field, Candidate>();
  for (const candidate of candidates) {
    const before = best.get(candidate.field);
    if (!before || candidate.confidence > before.confidence) best.set(candidate.field, candidate);
  }
  return [...best.values()];
}

function guessByValues(
  indexes: readonly number[],
  valuesOf: (index: number) => readonly string[],
  known: readonly Field[],
): Candidate[] {
  const isMissing = (base: string) => !known.some((field) => baseOf(field) === base);
  const columns = indexes
    .map((index) => ({ index, values: valuesOf(index) }))
    .filter(({ values }) => values.length > 0);
  const found: Candidate[] = [];
  const take = (field: Field, fits: (values: readonly string[]) => boolean) => {
    const column = columns.find(
      ({ index, values }) => !found.some((guess) => guess.index === index) && fits(values),
    );
    if (isMissing(field) && column)
      found.push({ index: column.index, field, confidence: BY_VALUES });
  };
  take('price', (values) => share(values, (text) => parsePrice(text).kind === 'price') > 0.8);
  const isWords = (text: string) => hasChinese(text) || hasLatin(text);
  take('name', (values) => {
    const distinct = new Set(values).size / values.length;
    return distinct > 0.8 && share(values, (text) => isWords(text) && text.length <= 60) > 0.8;
  });
  take('category', (values) => {
    const distinct = new Set(values).size / values.length;
    return values.length > 3 && distinct <= 0.5 && share(values, isWords) > 0.8;
  });
  return found;
}

function share(values: readonly string[], fits: (value: string) => boolean): number {
  return values.filter(fits).length / values.length;
}
