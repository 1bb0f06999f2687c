import { type AddedTexts, type Language, languageTag } from '@claypot/i18n';

export interface PageTexts {
  readonly screen: string;
  readonly texts: AddedTexts;
}

/** Returns the texts in the page if it is in `language`; null if they must be fetched. */
export function readPageTexts(page: Document, language: Language): PageTexts | null {
  const element = page.getElementById('page-texts');
  if (element === null || page.documentElement.lang !== languageTag(language)) return null;
  return { screen: element.dataset.screen ?? '', texts: JSON.parse(element.textContent) };
}
