import { useEffect } from 'react';

interface Payment {
  send(event: { type: 'OPEN' } | { type: 'HIDE' } | { type: 'CLOSE' }): void;
}

/**
 * Notifies a payment machine when its screen is shown, hidden or left, so that it polls only while
 * visible.
 */
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
