import type { Kiosk } from '../kiosk.ts';

/** Something that can be chosen, by a letter of its own or else by its number in the list. */
export interface Option<Value> {
  readonly label: string;
  readonly value: Value;
  readonly key?: string;
}

type Asker = Pick<Kiosk, 'terminal' | 'words'>;

interface ChooseOptions<Value> {
  readonly signal?: AbortSignal | undefined;
  /** What else a line may say; null for nothing. */
  readonly read?: (line: string) => Value | null;
}

/** Shows what can be chosen and asks until one of it is. */
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
    const said = read(line);
    if (said !== null) return said;
    terminal.say(t('kiosk:unknown'));
  }
}

/** A question that is answered by yes or no. */
export function confirm(asker: Asker, yes: string, no: string): Promise<boolean> {
  return choose(asker, [
    { key: 'y', label: yes, value: true },
    { key: 'n', label: no, value: false },
  ]);
}

/** What a list of numbers has to keep to, and what is said of one that is too long. */
interface Bounds {
  readonly offered: number;
  readonly most: number;
  readonly tooMany: string;
  /** A number may be said several times, and is answered as often. */
  readonly repeats?: boolean | undefined;
}

/** Whole numbers of what is offered, at most `most` of them; Enter alone answers none. */
export async function askNumbers(
  { terminal, words }: Asker,
  question: string,
  { most, offered, repeats = false, tooMany }: Bounds,
): Promise<readonly number[]> {
  for (;;) {
    const typed = (await terminal.ask(question)).split(/[\s,，、]+/).filter((part) => part !== '');
    const said = typed.map(Number);
    const numbers = repeats ? said : [...new Set(said)];
    const known = numbers.every((n) => Number.isInteger(n) && n >= 1 && n <= offered);
    if (known && numbers.length <= most) return numbers;
    terminal.say(known ? tooMany : words.t('kiosk:unknown'));
  }
}

/** A whole number that is not negative; Enter alone answers `usual`. */
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
