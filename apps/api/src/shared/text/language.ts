/** Languages of a company's texts. */
export type Language = 'en' | 'zh_CN';

interface Preference {
  tag: string;
  quality: number;
}

/**
 * Returns the best supported language of an `Accept-Language` header, English by default. Any
 * Chinese is `zh_CN`; `*` and unknown tags are ignored.
 */
export function negotiateLanguage(header: string | undefined | null): Language {
  const preferences = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map(parsePreference)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of preferences) {
    if (/^zh\b/.test(tag)) return 'zh_CN';
    if (/^en\b/.test(tag)) return 'en';
  }
  return 'en';
}

function parsePreference(part: string): Preference {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
  return {
    tag: tag.trim().replace('_', '-'),
    quality: quality === undefined ? 1 : Number(quality),
  };
}
