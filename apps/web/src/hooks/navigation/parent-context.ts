import { createContext } from 'react';

/** Destination of Back if the app has no history of its own. */
export const ParentContext = createContext('/');
