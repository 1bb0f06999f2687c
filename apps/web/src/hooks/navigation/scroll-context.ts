import { createContext } from 'react';
import type { ScrollMemory } from '../../platform/navigation/scroll.ts';

/** Null where there is no window to scroll. */
export const ScrollContext = createContext<ScrollMemory | null>(null);
