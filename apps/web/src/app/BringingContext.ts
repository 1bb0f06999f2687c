import { createContext, useContext } from 'react';

const BringingContext = createContext(false);

export const BringingProvider = BringingContext.Provider;

/**
 * Whether what a member had as a guest is still on its way. It may have to ask something, and two
 * dialogs never stand on each other: whatever else comes up by itself waits for it.
 */
export function useIsBringing(): boolean {
  return useContext(BringingContext);
}
