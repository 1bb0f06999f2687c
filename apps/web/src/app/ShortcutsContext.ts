import { createContext, useContext } from 'react';
import type { ScreenShortcut } from '../screens/screen.ts';

const Shortcuts = createContext<readonly ScreenShortcut[]>([]);

export const ShortcutsProvider = Shortcuts.Provider;

/** The ways on from /me that somebody has, in their order. A screen cannot ask the list of screens. */
export function useShortcuts({ isMember }: { readonly isMember: boolean }) {
  return useContext(Shortcuts).filter(({ membersOnly = false }) => isMember || !membersOnly);
}
