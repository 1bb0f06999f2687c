import { createContext } from 'react';
import type { ScreenQuickLink } from './screen.ts';

/**
 * Quick links on `/me`, in order. A context, because a screen cannot import the list of screens.
 */
export const QuickLinksContext = createContext<readonly ScreenQuickLink[]>([]);
