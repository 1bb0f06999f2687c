import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this is drawn ahead of time, or is just taking over what was: then nothing may be drawn
 * from what only the browser knows, e.g. the query. Becomes false by itself, once.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
