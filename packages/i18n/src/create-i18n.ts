import type { Language } from './language.ts';
import type { FirstTexts, RestOfTexts } from './translation.ts';
import { createTranslator, type TextsByArea, type Translator } from './translator.ts';

const first: Readonly<Record<Language, () => Promise<{ texts: FirstTexts }>>> = {
  en: () => import('./en/first.ts'),
  zh_CN: () => import('./zh_CN/first.ts'),
};
const rest: Readonly<Record<Language, () => Promise<{ texts: RestOfTexts }>>> = {
  en: () => import('./en/rest.ts'),
  zh_CN: () => import('./zh_CN/rest.ts'),
};

/** Speaks the language in use; what it is asked for is said in that language, also after a change. */
export interface I18n extends Translator {
  /** The translator of the language in use: another one after each change. */
  current(): Translator;
  /** Calls `changed` after each change of language; answers the way to end that. */
  subscribe(changed: () => void): () => void;
}

/** What is behind an {@link I18n}: what was fetched for it, and what changes it. */
interface Inside {
  readonly known: Readonly<Record<Language, TextsByArea>>;
  speak(language: Language): void;
  /** Whether it was asked to speak of everything. */
  whole: boolean;
}

const insides = new WeakMap<I18n, Inside>();

/**
 * Speaks `language` and answers at once: its first texts are loaded before it is given out, so a
 * first render never shows keys. Only languages in use are ever loaded.
 */
export async function createI18n(language: Language): Promise<I18n> {
  const known: Inside['known'] = { en: new Map(), zh_CN: new Map() };
  const speeches = {
    en: { language: 'en', texts: known.en },
    zh_CN: { language: 'zh_CN', texts: known.zh_CN },
  } as const;
  const translators = {
    en: createTranslator(() => speeches.en),
    zh_CN: createTranslator(() => speeches.zh_CN),
  };
  const listeners = new Set<() => void>();
  let spoken = language;

  const { exists, t, within } = createTranslator(() => speeches[spoken]);
  const i18n: I18n = {
    get language() {
      return spoken;
    },
    t,
    exists,
    within,
    current: () => translators[spoken],
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  const inside: Inside = {
    known,
    whole: false,
    speak: (next) => {
      if (next === spoken) return;
      spoken = next;
      for (const changed of listeners) changed();
    },
  };
  insides.set(i18n, inside);
  add(inside, language, (await first[language]()).texts);
  return i18n;
}

/**
 * Fetches the texts of all areas, in the language spoken and in those switched to from then on.
 * Answers the same.
 */
export async function loadAllTexts(i18n: I18n): Promise<I18n> {
  const inside = insideOf(i18n);
  inside.whole = true;
  const { language } = i18n;
  add(inside, language, (await rest[language]()).texts);
  return i18n;
}

/** Changes the language, fetching as many texts as there were before. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  const inside = insideOf(i18n);
  add(inside, language, (await first[language]()).texts);
  if (inside.whole) add(inside, language, (await rest[language]()).texts);
  inside.speak(language);
}

/** Adds texts to those of an area that are known in a language. */
export function addTexts(
  i18n: I18n,
  language: Language,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  add(insideOf(i18n), language, texts);
}

function insideOf(i18n: I18n): Inside {
  const inside = insides.get(i18n);
  if (inside === undefined) throw new Error('It was not made by createI18n');
  return inside;
}

function add(
  { known }: Inside,
  language: Language,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  for (const [area, added] of Object.entries(texts)) {
    known[language].set(area, { ...known[language].get(area), ...added });
  }
}
