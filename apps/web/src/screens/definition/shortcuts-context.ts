import { createContext } from 'react';
import type { ScreenShortcut } from './screen.ts';

/** The ways on from /me, in their order: a screen cannot ask the list of screens for them. */
export const ShortcutsContext = createContext<readonly ScreenShortcut[]>([]);
