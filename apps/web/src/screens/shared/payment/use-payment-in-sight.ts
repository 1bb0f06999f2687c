import { useEffect } from 'react';

interface Payment {
  send(event: { type: 'OPEN' } | { type: 'HIDE' } | { type: 'CLOSE' }): void;
}

/** Tells a payment whether its screen is before the customer, so that it asks only while it is. */
export function usePaymentInSight(payment: Payment): void {
  useEffect(() => {
    const updateSight = () => {
      payment.send({ type: document.visibilityState === 'hidden' ? 'HIDE' : 'OPEN' });
    };
    updateSight();
    document.addEventListener('visibilitychange', updateSight);
    return () => {
      document.removeEventListener('visibilitychange', updateSight);
      payment.send({ type: 'CLOSE' });
    };
  }, [payment]);
}
