import type { Language } from '../../../../shared/text/language.ts';
import translations from './translations.json' with { type: 'json' };

interface Translation {
  readonly pattern: RegExp;
  readonly texts: Readonly<Record<Language, string>>;
}

const TRANSLATIONS: readonly Translation[] = translations.map(
  ({ message, zh_CN, en = message }) => ({
    pattern: toPattern(message),
    texts: { en, zh_CN },
  }),
);

/**
 * Returns a message of the import of sheets for the browser. The command line prints the same
 * messages in English; some name its folder.
 */
export function translateMessage(message: string, language: Language): string {
  for (const { pattern, texts } of TRANSLATIONS) {
    const match = pattern.exec(message);
    if (match)
      return texts[language].replaceAll(/\{(\d)\}/g, (_, index) => match[Number(index) + 1] ?? '');
  }
  return message;
}

/** Converts a message with places such as `{0}` to a pattern. */
function toPattern(message: string): RegExp {
  const escaped = message.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\\\{\d\\\}/g, '(.*?)')}$`, 's');
}
