import { selectBranch } from '@claypot/domain/account';
import { checkoutArea, checkoutMachines } from '@claypot/domain/app';
import { selectCart, selectCheckout } from '@claypot/domain/ordering';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useAddresses, useCart } from '../../../hooks/app/use-cart-and-addresses.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { isUnderWay } from '../../shared/payment/stages.ts';
import { usePaymentInSight } from '../../shared/payment/use-payment-in-sight.ts';
import { CartlessView } from './notices/CartlessView.tsx';
import { OrderForm } from './OrderForm.tsx';
import { ProgressView } from './payment/ProgressView.tsx';

/** Checkout: the order form, the progress of the placed order, or a page without a cart. */
export function OrderConfirmationScreen() {
  const { session, use } = useApp();
  const checkoutActor = use(checkoutArea).checkout;
  const cartActor = useCart();
  // The delivery address is one of the customer's addresses.
  useAddresses();
  const machines = useMachines(checkoutMachines);
  const back = useBack();
  const cart = useSelector(cartActor, selectCart);
  const checkout = useSelector(checkoutActor, selectCheckout);
  const chosen = useSelector(session, selectBranch);
  // The form actor is created here, so that its values survive the progress view.
  const form = useActorRef(machines.orderForm);
  useActorRef(machines.memberDetails, { input: { form } });

  useEffect(() => cartActor.send({ type: 'SHOWN' }), [cartActor]);
  usePaymentInSight(checkoutActor);

  if (isUnderWay(checkout.stage)) {
    return (
      <ProgressView
        back={back}
        stage={checkout.stage}
        order={checkout.placedOrder}
        payBefore={checkout.order?.payBefore ?? null}
        unreachable={checkout.unreachable}
        canContinuePayment={checkout.canContinuePayment}
        onRetry={() => checkoutActor.send({ type: 'RETRY' })}
        onContinuePayment={() => checkoutActor.send({ type: 'CONTINUE_PAYMENT' })}
        onCancelOrder={() => checkoutActor.send({ type: 'CANCEL' })}
      />
    );
  }
  const branchId = cart.cart?.branch_id ?? chosen?.id;
  if (cart.status !== 'ready' || cart.cart === null || branchId === undefined) {
    return (
      <CartlessView
        back={back}
        status={cart.status === 'ready' ? 'loading' : cart.status}
        problem={checkout.problem}
        onRetry={() => cartActor.send({ type: 'RETRY' })}
      />
    );
  }
  return <OrderForm key={branchId} back={back} branchId={branchId} form={form} />;
}
