import { createContext } from 'react';

/** A company's text, sanitised for a page. */
export interface SafeText {
  readonly html: string;
  /** Number of headings in the table of contents. */
  readonly sections: number;
}

/**
 * Sanitises a company's HTML on a server, which has no DOM, to what `readArticle` makes of it. Null
 * in a browser.
 */
export const SafeTextContext = createContext<((html: string) => SafeText) | null>(null);
