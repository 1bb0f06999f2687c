import { pinyin } from 'pinyin-pro';
import type { Wire } from '../../../contract/wire.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';

/** Number of characters with pinyin, which bounds the field. A syllable has at most 6 letters. */
const MAX_CHARACTERS = 50;

/**
 * Returns the words, other than the item's name, that the search also compares. The server computes
 * them, so that no dictionary is sent to browsers. Returns no field for an item without a Chinese
 * name.
 */
export function viewSearchWords(
  { en, zh_CN = '' }: TranslatedText,
  language: Language,
): Pick<Wire['DishSummary'], 'search_words'> {
  if (zh_CN === '') return {};
  const syllables = pinyin([...zh_CN].slice(0, MAX_CHARACTERS).join(''), {
    nonZh: 'removed',
    toneType: 'none',
    type: 'array',
    // Keyboards have no ü: people type `lv` for 绿.
    v: true,
  });
  return { search_words: `${language === 'en' ? zh_CN : en}\n${syllables.join(' ')}` };
}
