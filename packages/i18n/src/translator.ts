import { type Language, languageTag } from './language.ts';
import type { Area, Translate } from './text-key.ts';

/** The texts of one area, by their keys. */
type Texts = Readonly<Record<string, string>>;

/** All that is known in one language so far, by area. */
export type TextsByArea = Map<string, Texts>;

/** Speaks one language. */
export interface Translator {
  readonly language: Language;
  readonly t: Translate<'common', Area>;
  /** Whether there is a text for `area:key`, and it was fetched. */
  exists(key: string): boolean;
  /** Says the texts of an area by their bare keys. */
  within<First extends Area>(area: First): Translate<First, Area>;
}

/** A language and what is known in it, which may grow. */
export interface Speech {
  readonly language: Language;
  readonly texts: TextsByArea;
}

/**
 * A translator of the language that `speech` answers with. A key whose area was not fetched is said
 * as it is: it is found at once where it is looked at, and does no harm.
 */
export function createTranslator(speech: () => Speech): Translator {
  function find(first: string, key: string, count?: string | number): string | undefined {
    const { language, texts } = speech();
    const colon = key.indexOf(':');
    const area = texts.get(colon < 0 ? first : key.slice(0, colon));
    const name = key.slice(colon + 1);
    if (typeof count !== 'number') return area?.[name];
    return area?.[`${name}_${pluralOf(language, count)}`] ?? area?.[name];
  }

  function within<First extends Area>(first: First): Translate<First, Area> {
    return (key: string, ...fillings: readonly Readonly<Record<string, string | number>>[]) => {
      const filling = fillings[0];
      const text = find(first, key, filling?.count) ?? key;
      return filling === undefined ? text : fill(text, filling);
    };
  }

  return {
    get language() {
      return speech().language;
    },
    t: within('common'),
    exists: (key) => find('common', key) !== undefined,
    within,
  };
}

/** Puts values where the text names them; what they contain is not looked at again. */
function fill(text: string, filling: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(filling[name] ?? ''));
}

const rules = new Map<Language, Intl.PluralRules>();

/** How many `count` is in a language: `one`, or `other`. */
function pluralOf(language: Language, count: number): Intl.LDMLPluralRule {
  const rule = rules.get(language) ?? new Intl.PluralRules(languageTag(language));
  rules.set(language, rule);
  return rule.select(count);
}
