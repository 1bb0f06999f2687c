import type { FormView, QueryView } from '@claypot/domain/machines';
import {
  type Buyer,
  type CheckoutView,
  type FulfilmentHours,
  isTimeRejected,
  type OrderFormValues,
  type QuotationView,
  type RequestedTime,
  type ShownCart,
} from '@claypot/domain/ordering';
import type { OrderTotal } from '@claypot/domain/pricing';
import { Screen, TopBar } from '@claypot/ui';
import { useId } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useIsWide } from '../../../hooks/window/use-is-wide.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { TitledCard } from '../../shared/layout/TitledCard.tsx';
import { PaymentMethod } from '../../shared/payment/PaymentMethod.tsx';
import { BuyerFields } from './customer/BuyerFields.tsx';
import { RemarkField } from './customer/RemarkField.tsx';
import { DiscountsCard, type DiscountsCardProps } from './discounts/DiscountsCard.tsx';
import type { FormActions } from './form-actions.ts';
import { DeliveryCard } from './fulfilment/DeliveryCard.tsx';
import { FulfilmentCard } from './fulfilment/FulfilmentCard.tsx';
import { OrderItems } from './items/OrderItems.tsx';
import { JoinOffer } from './join/JoinOffer.tsx';
import { CheckoutNotice } from './notices/CheckoutNotice.tsx';
import { NothingSavedNotice } from './notices/NothingSavedNotice.tsx';
import styles from './OrderFormView.module.css';
import { OrderBar } from './payment/OrderBar.tsx';
import { PaymentDetails } from './payment/PaymentDetails.tsx';
import { CheckoutPopups } from './popups/CheckoutPopups.tsx';

interface OrderFormViewProps {
  readonly back: Back;
  /** Current time at the branch. */
  readonly now: Temporal.ZonedDateTime;
  readonly cart: ShownCart;
  readonly total: OrderTotal;
  /** Discount of the member's tier in percent; 0 for none. */
  readonly tierPercent: number;
  readonly hours: QueryView<FulfilmentHours>;
  /** Delivery address and fee; null for pickup. */
  readonly delivery: QuotationView | null;
  /** Name of the voucher that pays the delivery fee; null if the customer pays. */
  readonly feePaidBy: string | null;
  readonly requestedTime: RequestedTime;
  /** Remark and time of the last order; null without one. */
  readonly lastBuyer: Pick<Buyer, 'remark' | 'wantedAt'> | null;
  readonly form: FormView<OrderFormValues>;
  readonly checkout: CheckoutView;
  /** Returns true if the browser blocks storage. */
  readonly savesNothing: () => boolean;
  /** A member's vouchers and points; null for a guest. */
  readonly discounts: DiscountsCardProps | null;
  /** Points that the order would earn a guest who signs up first. */
  readonly pointsByJoining: number;
  readonly actions: FormActions;
}

export function OrderFormView(props: OrderFormViewProps) {
  'use memo';
  const {
    back,
    now,
    cart,
    total,
    tierPercent,
    hours,
    delivery,
    feePaidBy,
    requestedTime,
    lastBuyer,
    form,
    checkout,
    savesNothing,
    discounts,
    pointsByJoining,
    actions,
  } = props;
  const { t } = useTranslation('checkout');
  const method = delivery === null ? 'pickup' : 'delivery';
  const formId = useId();
  const isWide = useIsWide();
  const items = <OrderItems cart={cart} actions={actions} />;
  const details = <PaymentDetails total={total} tierPercent={tierPercent} delivery={delivery} />;
  const bar = <OrderBar formId={formId} total={total.total} busy={form.busy} />;
  return (
    <Screen
      top={<TopBar title={t('title')} back={back} />}
      sideways
      width="split"
      bottom={!isWide && bar}
      aside={
        isWide ? (
          <div className={styles.side}>
            {items}
            {details}
            {bar}
          </div>
        ) : undefined
      }
    >
      <CheckoutNotice problem={checkout.problem} rejection={form.rejection} total={total.total} />
      <NothingSavedNotice savesNothing={savesNothing} />
      <Form
        id={formId}
        firstInvalid={form.firstInvalid}
        className={styles.form}
        onSubmit={actions.order}
      >
        <div className={styles.column}>
          {delivery && (
            <DeliveryCard
              delivery={delivery}
              feePaidBy={feePaidBy}
              branch={hours.data?.branch ?? null}
              onRetry={actions.retryQuotation}
              onPickUp={actions.pickUp}
            />
          )}
          <FulfilmentCard
            method={method}
            now={now}
            hours={hours}
            branchName={cart.branch_name}
            requestedTime={requestedTime}
            lastTime={lastBuyer?.wantedAt}
            rejected={
              form.errors.requestedTime !== undefined || isTimeRejected(checkout, requestedTime)
            }
            actions={actions}
          />
          {!isWide && items}
        </div>
        <div className={styles.column}>
          <BuyerFields
            method={method}
            values={form.values}
            errors={form.errors}
            onChange={actions.change}
          />
          <RemarkField
            value={form.values.remark}
            last={lastBuyer?.remark ?? ''}
            error={form.errors.remark}
            onChange={(value) => actions.change({ field: 'remark', value })}
          />
          {discounts ? (
            <DiscountsCard {...discounts} />
          ) : (
            <JoinOffer points={pointsByJoining} onJoin={actions.join} />
          )}
          <TitledCard title={t('paymentMethod')}>
            <PaymentMethod name={t('card')} text={t('cardText')} />
          </TitledCard>
          {!isWide && details}
        </div>
      </Form>
      <CheckoutPopups
        checkout={checkout}
        method={method}
        actions={actions}
        pointsByJoining={pointsByJoining}
        now={now}
      />
    </Screen>
  );
}
