import { createContext } from 'react';

/**
 * True while the server renders a page for its visitor, and in a browser that hydrates such a page.
 * False in a prerendered page, which is the same for every visitor and query.
 */
export const OwnPageContext = createContext(false);
