import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reloadIfReachable } from '../../platform/network/reload-when-reachable.ts';

type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown };

const LOADING = { status: 'loading' } as const;

/**
 * What has to be fetched before it can be drawn, which is ready at once where it is at hand.
 * Suspense is not for this: what takes the place of a fallback waits there until that has been
 * looked at for 300 ms, however soon it came.
 *
 * @param load asked with the first look, and once more by `retry` and when the network returns. A
 * browser may keep the failure of a module, so `retry` reloads the page where it fails, too.
 */
export function useLoaded<Value>(
  load: () => Value | Promise<Value>,
): Loaded<Value> & { readonly retry: () => void } {
  const [asked, setAsked] = useState(() => ({ value: load() }));
  const [settled, setSettled] = useState<{ readonly of: unknown; readonly as: Loaded<Value> }>();
  useEffect(() => {
    const { value } = asked;
    if (!(value instanceof Promise)) return;
    value.then(
      (ready) => setSettled({ of: asked, as: { status: 'ready', value: ready } }),
      (error: unknown) => setSettled({ of: asked, as: { status: 'failed', error } }),
    );
  }, [asked]);
  const isFailed = settled?.of === asked && settled.as.status === 'failed';
  const isRetried = useRef(false);
  const askAgain = useEffectEvent(() => setAsked({ value: load() }));
  useEffect(() => {
    if (!isFailed) return;
    if (isRetried.current) {
      isRetried.current = false;
      void reloadIfReachable(window);
    }
    const listener = () => askAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isFailed]);
  const retry = () => {
    isRetried.current = true;
    setAsked({ value: load() });
  };
  if (!(asked.value instanceof Promise)) return { status: 'ready', value: asked.value, retry };
  // What an earlier try came to says nothing of the one that is under way.
  return { ...(settled?.of === asked ? settled.as : LOADING), retry };
}
