import { createContext, useContext } from 'react';

const MigratingContext = createContext(false);

export const MigratingProvider = MigratingContext.Provider;

/**
 * Whether what a member had as a guest is still on its way. It may have to ask something, and two
 * dialogs never stand on each other: whatever else comes up by itself waits for it.
 */
export function useIsMigrating(): boolean {
  return useContext(MigratingContext);
}
