import { createContext } from 'react';
import type { ScrollMemory } from '../../platform/navigation/scroll.ts';

/** Null without a window, when prerendering. */
export const ScrollContext = createContext<ScrollMemory | null>(null);
