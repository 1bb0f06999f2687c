import { useEffect } from 'react';

interface Payment {
  send(event: { type: 'OPEN' } | { type: 'HIDE' } | { type: 'CLOSE' }): void;
}

/** Tells a payment whether its screen is before the customer, so that it asks only while it is. */
export function usePaymentInSight(payment: Payment): void {
  useEffect(() => {
    const tellSight = () => {
      payment.send({ type: document.visibilityState === 'hidden' ? 'HIDE' : 'OPEN' });
    };
    tellSight();
    document.addEventListener('visibilitychange', tellSight);
    return () => {
      document.removeEventListener('visibilitychange', tellSight);
      payment.send({ type: 'CLOSE' });
    };
  }, [payment]);
}
