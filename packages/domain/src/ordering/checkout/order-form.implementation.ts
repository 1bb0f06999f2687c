import type { Identity } from '@claypot/sdk';
import { BusinessError } from '../../machines/base/failure.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { ownerId } from '../../storage/owner-id.ts';
import {
  type ClosedHours,
  type FulfilmentHours,
  fulfilmentTime,
  timeProblem,
} from '../fulfilment/fulfilment-time.ts';
import { errorCodeOf, obstaclesOf } from '../order-draft/obstacles.ts';
import type { OrderDraftActor } from '../order-draft/order-draft.actor.ts';
import type { DraftAnswers, OrderDraft } from '../order-draft/order-draft.ts';
import { ownDraft } from '../order-draft/record.ts';
import { orderRequest } from '../order-draft/request.ts';
import type { QuotationView } from '../quotation/quotation.selectors.ts';
import { lastBuyer } from './buyer.ts';
import type { CheckoutEvent, CheckoutQuestion } from './checkout.types.ts';
import { type KnownDetailsDeps, knownDetails } from './known-details.ts';
import { choicesWith, timeOfDay } from './order-choices.ts';
import { type OrderFormValues, orderFormSchema } from './order-form.schema.ts';

export interface OrderFormDeps extends Pick<Ports, 'clock'>, KnownDetailsDeps {
  /** Time zone of the company. */
  zone: () => string;
  draft: OrderDraftActor;
  /** Hours of the draft's branch; null until loaded. */
  hours: () => FulfilmentHours | null;
  /** Resolves once every change of quantity is confirmed and the draft has the current cart. */
  cartSettled: (signal: AbortSignal) => Promise<void>;
  /** Resolves with the courier's quotation for the current draft. */
  settledQuotation: (signal: AbortSignal) => Promise<QuotationView>;
  checkout: { send(event: CheckoutEvent): void };
}

/** Returns the stored form of this customer, with empty contact fields filled in. */
function initialValues(deps: OrderFormDeps): OrderFormValues {
  const storedDraft = ownDraft(deps.record, deps.identity());
  return {
    ...knownDetails(deps),
    remark: storedDraft?.remark ?? '',
    requestedTime: storedDraft?.requestedTime ?? null,
  };
}

/**
 * Creates the order form. A valid submission is sent to checkout, unless the order has an obstacle
 * other than a closed branch. It is then rejected with that error code.
 */
export function createOrderForm(deps: OrderFormDeps) {
  const { clock, draft } = deps;
  const read = () => draft.getSnapshot().context;
  return createForm({
    schema: orderFormSchema(
      (time) => timeProblem(deps.hours(), { method: read().method, time }, clock.now()) === null,
    ),
    initial: () => initialValues(deps),
    onChange({ requestedTime, ...details }, changed) {
      const identity = deps.identity();
      const owner = ownerId(identity);
      // The order may turn out to be paid while the form opens, which deletes the draft. Unchanged
      // values must not restore it.
      const isPersisted = changed || ownDraft(deps.record, identity) !== null;
      if (isPersisted && owner !== null) deps.record.write({ ...details, owner, requestedTime });
      draft.send({ type: 'CHANGE', draft: { details, requestedTime } });
    },
    async submit({ requestedTime, ...details }, signal) {
      const identity = deps.identity();
      const owner = ownerId(identity);
      if (owner !== null) {
        const known = lastBuyer(deps.buyer, identity);
        deps.buyer.write({
          owner,
          ...details,
          ...(requestedTime && { wantedAt: timeOfDay(requestedTime, deps.zone()) }),
          choices: choicesWith(known?.choices ?? [], read().cart?.lines ?? []),
        });
      }
      await deps.cartSettled(signal);
      const answers: DraftAnswers = {
        quotation: await deps.settledQuotation(signal),
        hours: deps.hours(),
        now: clock.now(),
      };
      const order = { ...read(), details };
      const [first] = obstaclesOf(order, answers);
      // Checkout shows the hours of a closed branch itself.
      if (first && first.kind !== 'branchClosed') throw new BusinessError(errorCodeOf(first));
      deps.checkout.send({
        type: 'SUBMIT',
        body: orderRequest(order, answers.quotation.fee, shownMinutes(order, answers)),
        problem: questionFirst(identity, first?.hours ?? null),
      });
    },
  });
}

/** Returns the minutes that the screen shows for the order; null for a requested time. */
function shownMinutes(
  { method, requestedTime }: Pick<OrderDraft, 'method' | 'requestedTime'>,
  { hours, now }: DraftAnswers,
): number | null {
  if (hours === null) return null;
  return fulfilmentTime(hours, { method, time: requestedTime }, now).soon?.minutes ?? null;
}

/** Returns the question to ask before anything is sent; null if there is none. */
function questionFirst(identity: Identity, closed: ClosedHours | null): CheckoutQuestion | null {
  if (closed !== null) return { kind: 'closed', hours: closed };
  return identity.customer_id === null ? { kind: 'confirmingGuest' } : null;
}
