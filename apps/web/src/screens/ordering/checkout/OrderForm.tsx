import { cartArea, checkoutArea, checkoutMachines } from '@claypot/domain/app';
import { type FormActor, selectForm, selectQuery } from '@claypot/domain/machines';
import {
  currentErrorCode,
  type OrderFormValues,
  type QuotationView,
  selectCheckout,
  selectDiscounts,
  selectOrderDraft,
  selectQuotation,
} from '@claypot/domain/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useIsMigrating } from '../../../hooks/app/migrating-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';
import { savesNothing } from '../../../platform/storage/saves-nothing.ts';
import { JoinSheet } from './join/JoinSheet.tsx';
import { OrderFormView } from './OrderFormView.tsx';

interface OrderFormProps {
  readonly back: Back;
  readonly branchId: string;
  readonly form: FormActor<OrderFormValues>;
}

/** Order form for one branch. Another branch mounts another instance. */
export function OrderForm({ back, branchId, form }: OrderFormProps) {
  'use memo';
  const { use } = useApp();
  const cartActor = use(cartArea).cart;
  const { checkout: checkoutActor, discounts, orderDraft, quotation } = use(checkoutArea);
  const machines = useMachines(checkoutMachines);
  const hoursActor = useActorRef(machines.fulfilmentHours, {
    input: { branch_id: branchId },
  });
  const vouchersActor = useActorRef(machines.availableVouchers, {
    input: { branch_id: branchId },
  });
  const discountsActor = useActorRef(machines.discounts);
  useActorRef(machines.memberRefresh);
  const now = useBranchNow();
  const hours = useSelector(hoursActor, selectQuery);
  const answers = {
    quotation: useSelector(quotation, selectQuotation, shallowEqual),
    hours: hours.data,
    now: now.toInstant(),
  };
  const formView = useSelector(form, selectForm);
  const checkout = useSelector(checkoutActor, selectCheckout);
  const vouchers = useSelector(vouchersActor, selectQuery);
  const order = useSelector(orderDraft, (snapshot) => snapshot);
  const [isJoining, setJoining] = useState(false);
  // Captured on mount, because placing this order overwrites the last one.
  const [lastBuyer] = useState(machines.lastBuyer);
  const offered = useSelector(discounts, (snapshot) => snapshot);
  const isMigrating = useIsMigrating();
  const draft = selectOrderDraft(order, answers);
  if (draft.cart === null) return null;
  return (
    <>
      <OrderFormView
        back={back}
        now={now}
        cart={draft.cart}
        total={draft.total}
        tierPercent={draft.tierPercent}
        delivery={isMigrating ? withAddressOnItsWay(draft.quotation) : draft.quotation}
        feePaidBy={draft.feePaidBy}
        requestedTime={draft.requestedTime}
        lastBuyer={lastBuyer}
        hours={hours}
        form={{ ...formView, rejection: currentErrorCode(formView.rejection, draft.obstacles) }}
        checkout={checkout}
        savesNothing={isStorageBlocked}
        discounts={
          draft.isMember
            ? {
                discounts: selectDiscounts(order, offered, answers.quotation.fee),
                status: vouchers.status,
                actions: {
                  choose: (voucherId) => discountsActor.send({ type: 'CHOOSE', voucherId }),
                  spendPoints: (spend) => discountsActor.send({ type: 'SPEND_POINTS', spend }),
                  takeBest: () => discountsActor.send({ type: 'TAKE_BEST' }),
                  retry: () => vouchersActor.send({ type: 'RETRY' }),
                },
              }
            : null
        }
        pointsByJoining={draft.pointsByJoining}
        actions={{
          change: (change) => form.send({ type: 'CHANGE', change }),
          order: () => form.send({ type: 'SUBMIT' }),
          changeQty: (id, qty) => cartActor.send({ type: 'CHANGE_QTY', id, qty }),
          remove: (id) => cartActor.send({ type: 'REMOVE', id }),
          refreshHours: () => hoursActor.send({ type: 'REFRESH' }),
          retryQuotation: () => quotation.send({ type: 'RETRY' }),
          pickUp: machines.pickUp,
          retryHours: () => hoursActor.send({ type: 'RETRY' }),
          confirm: () => checkoutActor.send({ type: 'CONFIRM' }),
          join: () => {
            checkoutActor.send({ type: 'DISMISS' });
            setJoining(true);
          },
          dismiss: () => checkoutActor.send({ type: 'DISMISS' }),
        }}
      />
      <JoinSheet
        open={isJoining && !draft.isMember}
        points={draft.pointsByJoining}
        phone={formView.values.phone}
        onClose={() => setJoining(false)}
      />
    </>
  );
}

const isStorageBlocked = () => savesNothing(window);

/** While a guest's address is being migrated to the member, do not ask for an address. */
function withAddressOnItsWay(delivery: QuotationView | null): QuotationView | null {
  return delivery?.error === 'MISSING_ADDRESS'
    ? { ...delivery, status: 'asking', error: null }
    : delivery;
}
