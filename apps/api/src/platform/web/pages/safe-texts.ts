import { createLru } from '../../../shared/lru.ts';
import { type SafeText, safeText } from './safe-text.ts';

/** Maximum size of the cached texts, in characters. */
const CAPACITY = 1024 * 1024;

/** Returns a function that sanitises each text of a company once: pages render the same texts. */
export function createSafeTexts(): (html: string) => SafeText {
  const cache = createLru<SafeText>(CAPACITY);
  return (html) => {
    const before = cache.get(html);
    if (before !== undefined) return before;
    const text = safeText(html);
    cache.set(html, text, html.length + text.html.length);
    return text;
  };
}
