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
import { Callout, Screen, TopBar, warningIcon } from '@claypot/ui';
import { useId } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
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
import styles from './OrderFormView.module.css';
import { OrderBar } from './payment/OrderBar.tsx';
import { PaymentDetails } from './payment/PaymentDetails.tsx';
import { CheckoutPopups } from './popups/CheckoutPopups.tsx';

interface OrderFormViewProps {
  readonly back: Back;
  /** The present moment at the branch. */
  readonly now: Temporal.ZonedDateTime;
  readonly cart: ShownCart;
  readonly total: OrderTotal;
  /** What the member's tier takes off; 0 for none. */
  readonly tierPercent: number;
  readonly hours: QueryView<FulfilmentHours>;
  /** Where it is delivered to and for how much; null for pickup. */
  readonly delivery: QuotationView | null;
  /** The voucher that pays the courier, by its name; null where the customer does. */
  readonly feePaidBy: string | null;
  readonly requestedTime: RequestedTime;
  /** What was wished for with the last order; null where there was none. */
  readonly lastBuyer: Pick<Buyer, 'remark' | 'wantedAt'> | null;
  readonly form: FormView<OrderFormValues>;
  readonly checkout: CheckoutView;
  /** The browser loses the order when the payment page is opened. */
  readonly savesNothing: boolean;
  /** What a member takes off; null for a guest. */
  readonly discounts: DiscountsCardProps | null;
  /** The points that the order would bring a guest who joins first. */
  readonly pointsByJoining: number;
  readonly actions: FormActions;
}

/** Everything that is asked and said before an order is placed. */
export function OrderFormView(props: OrderFormViewProps) {
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
  return (
    <Screen
      top={<TopBar title={t('title')} back={back} />}
      bottom={<OrderBar formId={formId} total={total.total} busy={form.busy} />}
    >
      <CheckoutNotice problem={checkout.problem} rejection={form.rejection} total={total.total} />
      {savesNothing && (
        <Callout tone="notice" icon={warningIcon} title={t('nothingSavedTitle')}>
          {t('nothingSavedText')}
        </Callout>
      )}
      <Form
        id={formId}
        firstInvalid={form.firstInvalid}
        className={styles.form}
        onSubmit={actions.order}
      >
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
        <OrderItems cart={cart} actions={actions} />
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
        <PaymentDetails total={total} tierPercent={tierPercent} delivery={delivery} />
      </Form>
      <CheckoutPopups checkout={checkout} actions={actions} pointsByJoining={pointsByJoining} />
    </Screen>
  );
}
