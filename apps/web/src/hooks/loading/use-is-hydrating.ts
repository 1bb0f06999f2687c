import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns true on a server and while hydrating. Until it is false, rendering must not depend on what
 * only the browser knows, such as its storage.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
