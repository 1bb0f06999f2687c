import { hasLeft } from '@claypot/domain';
import { useEffect, useLayoutEffect } from 'react';
import { usePath } from '../../../app/PathContext.ts';

interface Payment {
  send(event: { type: 'OPEN' | 'HIDE' | 'CLOSE' | 'LEFT' }): void;
}

/**
 * Tells a payment whether its screen is before the customer, so that it asks only while it is; and
 * that the customer says that they have left the card page, before anything else is painted.
 */
export function usePaymentInSight(payment: Payment): void {
  const isLeft = hasLeft(usePath().full);
  useLayoutEffect(() => {
    if (isLeft) payment.send({ type: 'LEFT' });
  }, [isLeft, payment]);
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
