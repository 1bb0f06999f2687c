import type { App } from '@claypot/domain/app';
import { createContext, type Provider, useContext } from 'react';

const AppContext = createContext<App | null>(null);

export const AppProvider: Provider<App | null> = AppContext.Provider;

/** The running product: its actors, and the machines that screens start. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('useApp is used outside of AppProvider');
  return app;
}
