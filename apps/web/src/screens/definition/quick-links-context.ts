import { createContext } from 'react';
import type { ScreenQuickLink } from './screen.ts';

/** The ways on from /me, in their order: a screen cannot ask the list of screens for them. */
export const QuickLinksContext = createContext<readonly ScreenQuickLink[]>([]);
