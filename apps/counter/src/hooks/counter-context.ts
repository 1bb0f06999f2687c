import type { Counter } from '@claypot/counter/start';
import { createContext, type Provider, use } from 'react';

const CounterContext = createContext<Counter | null>(null);

export const CounterProvider: Provider<Counter | null> = CounterContext.Provider;

/**
 * Returns the running counter: its session, and the machines that screens start. Throws outside of
 * `CounterProvider`.
 */
export function useCounter(): Counter {
  const counter = use(CounterContext);
  if (counter === null) throw new Error('useCounter is used outside of CounterProvider');
  return counter;
}
