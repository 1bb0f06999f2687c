import { createContext, useContext } from 'react';

const MigratingContext = createContext(false);

export const MigratingProvider = MigratingContext.Provider;

/**
 * Returns true while a new member's guest data is being migrated. The migration may open a dialog,
 * so other automatic dialogs wait for it.
 */
export function useIsMigrating(): boolean {
  return useContext(MigratingContext);
}
