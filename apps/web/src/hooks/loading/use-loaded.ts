import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reloadIfReachable } from '../../platform/network/reload-when-reachable.ts';

type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown };

const LOADING = { status: 'loading' } as const;

/**
 * Returns a value that must load before rendering; it is ready at once if `load` returns it
 * synchronously. Suspense is not used here: React shows a fallback for at least 300 ms, however
 * soon the content arrives.
 *
 * @param load called on the first render and again by `retry` and when the network returns. A
 * browser may cache a module's failure, so `retry` reloads the page if it fails again.
 */
export function useLoaded<Value>(
  load: () => Value | Promise<Value>,
): Loaded<Value> & { readonly retry: () => void } {
  const [request, setRequest] = useState(() => ({ value: load() }));
  const [settled, setSettled] = useState<{ readonly of: unknown; readonly as: Loaded<Value> }>();
  useEffect(() => {
    const { value } = request;
    if (!(value instanceof Promise)) return;
    value.then(
      (ready) => setSettled({ of: request, as: { status: 'ready', value: ready } }),
      (error: unknown) => setSettled({ of: request, as: { status: 'failed', error } }),
    );
  }, [request]);
  const isFailed = settled?.of === request && settled.as.status === 'failed';
  const isRetried = useRef(false);
  const reload = useEffectEvent(() => setRequest({ value: load() }));
  useEffect(() => {
    if (!isFailed) return;
    if (isRetried.current) {
      isRetried.current = false;
      void reloadIfReachable(window);
    }
    const listener = () => reload();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isFailed]);
  const retry = () => {
    isRetried.current = true;
    setRequest({ value: load() });
  };
  if (!(request.value instanceof Promise)) return { status: 'ready', value: request.value, retry };
  // The result of an earlier attempt does not apply to the current one.
  return { ...(settled?.of === request ? settled.as : LOADING), retry };
}
