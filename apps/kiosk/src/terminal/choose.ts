import type { Kiosk } from '../kiosk.ts';

/** Option selected by its own letter, or by its number in the list if it has none. */
export interface Option<Value> {
  readonly label: string;
  readonly value: Value;
  readonly key?: string;
}

type Asker = Pick<Kiosk, 'terminal' | 'words'>;

interface ChooseOptions<Value> {
  readonly signal?: AbortSignal | undefined;
  /** Parses other input, such as a scanned code; null if it is not recognised. */
  readonly read?: (line: string) => Value | null;
}

/** Lists the options and asks until one is chosen. */
export async function choose<Value>(
  { terminal, words }: Asker,
  options: readonly Option<Value>[],
  { read = () => null, signal }: ChooseOptions<Value> = {},
): Promise<Value> {
  const { t } = words;
  let number = 0;
  const byKey = new Map<string, Value>();
  for (const { key, label, value } of options) {
    if (key === undefined) number += 1;
    const typed = key ?? String(number);
    byKey.set(typed, value);
    terminal.say(`${typed.padStart(4)}  ${label}`);
  }
  for (;;) {
    const line = await terminal.ask(t('kiosk:choice'), signal);
    const typed = line.toLowerCase();
    if (byKey.has(typed)) return byKey.get(typed) as Value;
    const parsed = read(line);
    if (parsed !== null) return parsed;
    terminal.say(t('kiosk:unknown'));
  }
}

export function confirm(asker: Asker, yes: string, no: string): Promise<boolean> {
  return choose(asker, [
    { key: 'y', label: yes, value: true },
    { key: 'n', label: no, value: false },
  ]);
}

/** Limits of a list of numbers, and the message for a list that is too long. */
interface Bounds {
  readonly offered: number;
  readonly most: number;
  readonly tooMany: string;
  /** True if a number may be repeated. */
  readonly repeats?: boolean | undefined;
}

/** Asks for numbers of the listed options, at most `most` of them. Enter alone returns none. */
export async function askNumbers(
  { terminal, words }: Asker,
  question: string,
  { most, offered, repeats = false, tooMany }: Bounds,
): Promise<readonly number[]> {
  for (;;) {
    const typed = (await terminal.ask(question)).split(/[\s,，、]+/).filter((part) => part !== '');
    const parsed = typed.map(Number);
    const numbers = repeats ? parsed : [...new Set(parsed)];
    const known = numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= offered);
    if (known && numbers.length <= most) return numbers;
    terminal.say(known ? tooMany : words.t('kiosk:unknown'));
  }
}

/** Asks for an integer from 0 to 999. Enter alone returns `usual`. */
export async function askQuantity(
  { terminal, words }: Asker,
  question: string,
  usual: number,
): Promise<number> {
  for (;;) {
    const typed = await terminal.ask(`${question} [${usual}]`);
    if (typed === '') return usual;
    if (/^\d{1,3}$/.test(typed)) return Number(typed);
    terminal.say(words.t('kiosk:notANumber'));
  }
}
