import type { Language } from '@claypot/i18n';

/** Tour of the product in a language, colour scheme and window size. */
export interface Tour {
  readonly language: Language;
  readonly scheme: 'light' | 'dark';
  readonly size: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

const LANGUAGES = ['en', 'zh_CN'] as const;
const SCHEMES = ['light', 'dark'] as const;
const SIZES = {
  '390': { width: 390, height: 844 },
  '430': { width: 430, height: 932 },
  '320': { width: 320, height: 640 },
  desktop: { width: 1280, height: 800 },
  tablet: { width: 1180, height: 820 },
  office: { width: 1440, height: 900 },
} as const;
const SIZE_NAMES = ['390', '430', '320', 'desktop', 'tablet', 'office'] as const;

type SizeName = (typeof SIZE_NAMES)[number];

/**
 * Returns the tours that the arguments select; each kind without an argument has a default.
 *
 * @throws Error if an argument is unknown.
 */
export function chooseTours(
  words: readonly string[],
  usualSizes: readonly SizeName[] = ['390', '320'],
): readonly Tour[] {
  const known: readonly string[] = [...LANGUAGES, ...SCHEMES, ...SIZE_NAMES];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new Error(`Unknown argument ${unknown}. Available: ${known.join(', ')}`);

  const named = <Kind extends string>(kind: readonly Kind[], usual: readonly Kind[]) => {
    const chosen = kind.filter((word) => words.includes(word));
    return chosen.length > 0 ? chosen : usual;
  };
  return named(LANGUAGES, LANGUAGES).flatMap((language) =>
    named(SCHEMES, ['light']).flatMap((scheme) =>
      named(SIZE_NAMES, usualSizes).map((size) => ({
        language,
        scheme,
        size,
        viewport: SIZES[size],
      })),
    ),
  );
}
