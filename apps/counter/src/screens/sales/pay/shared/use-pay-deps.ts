import type { PayDeps } from '@claypot/counter/pay';
import { useEffect, useRef, useState } from 'react';
import { useOrders } from '../../../orders/shared/actors/orders-context.ts';

/** Returns what actions on a bill need, the same object for the life of the component. */
export function usePayDeps(onBill: PayDeps['onBill']): PayDeps {
  const { keys, runtime } = useOrders();
  const latest = useRef(onBill);
  useEffect(() => {
    latest.current = onBill;
  }, [onBill]);
  const [deps] = useState<PayDeps>(() => ({
    ...runtime,
    keys,
    onBill: (bill) => latest.current(bill),
  }));
  return deps;
}
