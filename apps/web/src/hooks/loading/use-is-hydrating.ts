import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns true while prerendering or hydrating. Until it is false, rendering must not depend on
 * browser state such as the query.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
