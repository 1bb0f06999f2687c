import { paymentCodeMachines } from '@claypot/domain/app';
import { type PaymentCodeView, selectPaymentCode } from '@claypot/domain/loyalty';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';

interface OneTimeCodeProps {
  readonly view: PaymentCodeView;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** Runs the one-time code, and hides it with the page. Returns the props of `OneTimeCode`. */
export function useOneTimeCode(): OneTimeCodeProps {
  const code = useActorRef(useMachines(paymentCodeMachines).paymentCode);
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') code.send({ type: 'HIDE' });
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [code]);
  return {
    view: useSelector(code, selectPaymentCode),
    onShow: () => code.send({ type: 'SHOW' }),
    onHide: () => code.send({ type: 'HIDE' }),
  };
}
