import type { App } from '@claypot/domain/app';
import { createContext, type Provider, useContext } from 'react';

const AppContext = createContext<App | null>(null);

export const AppProvider: Provider<App | null> = AppContext.Provider;

/**
 * Returns the running app: its actors, and the machines that screens start. Throws outside of
 * `AppProvider`.
 */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp is used outside of AppProvider');
  return app;
}
