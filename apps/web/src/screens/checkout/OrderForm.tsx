import {
  checkoutTotal,
  type FormActor,
  type FulfilmentHours,
  type OrderFormValues,
  type ShownCart,
  selectCheckout,
  selectDeliveryMethod,
  selectForm,
  selectMember,
  selectQuotation,
  selectResource,
  tierBenefit,
} from '@claypot/domain';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import type { Back } from '../../app/useBack.ts';
import { useBranchNow } from '../../app/useBranchNow.ts';
import { OrderFormView } from './OrderFormView.tsx';

interface OrderFormProps {
  readonly back: Back;
  readonly branchId: string;
  readonly cart: ShownCart;
  readonly form: FormActor<OrderFormValues>;
}

/** The form over one branch's hours; another branch is another one. */
export function OrderForm({ back, branchId, cart, form }: OrderFormProps) {
  const { cart: cartActor, checkout: checkoutActor, machines, quotation, session } = useApp();
  const hours = useActorRef(machines.fulfilmentHours, {
    input: { input: { branch_id: branchId } },
  });
  const member = useSelector(session, selectMember);
  const delivered = useSelector(session, selectDeliveryMethod) === 'delivery';
  const quoted = useSelector(quotation, selectQuotation, shallowEqual);
  return (
    <OrderFormView
      back={back}
      now={useBranchNow()}
      cart={cart}
      total={checkoutTotal(cart, member, delivered ? { fee: quoted.fee } : null)}
      tierPercent={member === null ? 0 : tierBenefit(member).percent}
      delivery={delivered ? quoted : null}
      hours={useSelector(hours, selectResource<FulfilmentHours>)}
      form={useSelector(form, selectForm)}
      checkout={useSelector(checkoutActor, selectCheckout)}
      actions={{
        change: (change) => form.send({ type: 'CHANGE', change }),
        order: () => form.send({ type: 'SUBMIT' }),
        changeQty: (id, qty) => cartActor.send({ type: 'CHANGE_QTY', id, qty }),
        remove: (id) => cartActor.send({ type: 'REMOVE', id }),
        refreshHours: () => hours.send({ type: 'REFRESH' }),
        retryQuotation: () => quotation.send({ type: 'RETRY' }),
        retryHours: () => hours.send({ type: 'RETRY' }),
        confirm: () => checkoutActor.send({ type: 'CONFIRM' }),
        dismiss: () => checkoutActor.send({ type: 'DISMISS' }),
      }}
    />
  );
}
