import { createContext } from 'react';

/** A page that the server renders for its visitor. */
interface OwnPage {
  /** True if the server assumed a wide window. */
  readonly isWide: boolean;
}

/**
 * Set while the server renders a page for its visitor, and in a browser that hydrates such a page.
 * Null in a prerendered page, which is the same for every visitor and query.
 */
export const OwnPageContext = createContext<OwnPage | null>(null);
