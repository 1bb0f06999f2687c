import type { MoneyActionView } from '@claypot/counter/orders';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onDone` once the server has done the action. */
export function useDone({ status }: MoneyActionView, onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (status === 'done') done();
  }, [status]);
}
