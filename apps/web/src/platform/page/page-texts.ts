import { type AddedTexts, type Language, languageTag } from '@claypot/i18n';

/** What a page brings for its screen to say. */
export interface PageTexts {
  readonly screen: string;
  readonly texts: AddedTexts;
}

/** The texts that came with the page, where it is in `language`; null where they have to be fetched. */
export function readPageTexts(page: Document, language: Language): PageTexts | null {
  const element = page.getElementById('page-texts');
  if (element === null || page.documentElement.lang !== languageTag(language)) return null;
  return { screen: element.dataset.screen ?? '', texts: JSON.parse(element.textContent) };
}
