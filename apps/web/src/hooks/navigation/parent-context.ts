import { createContext } from 'react';

/** Where Back leads from the current screen when the app has no history of its own. */
export const ParentContext = createContext('/');
