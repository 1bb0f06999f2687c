import type { Identity } from '@claypot/sdk';
import type { Member } from '../../account/session/member.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { writtenMobile } from '../../machines/form/fields/phone.ts';
import { createForm } from '../../machines/form/form.implementation.ts';
import type { Address } from '../../places/addresses/address.ts';
import type { Ports } from '../../ports/ports.ts';
import { ownerId } from '../../storage/owner-id.ts';
import type { Stored } from '../../storage/stored.ts';
import {
  type ClosedHours,
  type FulfilmentHours,
  timeProblem,
} from '../fulfilment/fulfilment-time.ts';
import { errorCodeOf, obstaclesOf } from '../order-draft/obstacles.ts';
import type { OrderDraftActor } from '../order-draft/order-draft.actor.ts';
import type { DraftAnswers } from '../order-draft/order-draft.ts';
import { type OrderDraftRecord, ownDraft } from '../order-draft/record.ts';
import { orderRequest } from '../order-draft/request.ts';
import type { QuotationView } from '../quotation/quotation.selectors.ts';
import { type Buyer, buyerOf, lastBuyer } from './buyer.ts';
import type { CheckoutEvent, CheckoutQuestion } from './checkout.types.ts';
import { type OrderFormValues, orderFormSchema } from './order-form.schema.ts';
import { choicesWith, timeOfDay } from './wishes.ts';

export interface OrderFormDeps extends Pick<Ports, 'clock'> {
  identity: () => Identity;
  member: () => Member | null;
  /** Where it is delivered to, and with it who receives it; null for pickup. */
  address: () => Address | null;
  buyer: Stored<Buyer>;
  /** The company's time zone. */
  zone: () => string;
  /** Where the draft outlives the page. */
  record: Stored<OrderDraftRecord>;
  draft: OrderDraftActor;
  /** What is known of the hours of the draft's branch. */
  hours: () => FulfilmentHours | null;
  /** The draft has the cart with every change of quantity confirmed. */
  cartSettled: (signal: AbortSignal) => Promise<void>;
  /** What the courier asks, once it has answered about the draft as it stands. */
  settledQuotation: (signal: AbortSignal) => Promise<QuotationView>;
  checkout: { send(event: CheckoutEvent): void };
}

/**
 * The form as this customer left it; what stands empty in it, e.g. since a guest joined, is filled
 * from the last order, else from the member. Who receives it was asked for with the address: name
 * and number that are known from nowhere else are those.
 */
function initialValues(deps: OrderFormDeps): OrderFormValues {
  const { address, buyer, identity, member, record } = deps;
  const left = ownDraft(record, identity());
  const signedIn = member();
  const known = [left, lastBuyer(buyer, identity()), signedIn && buyerOf(signedIn)];
  const first = (detail: 'full_name' | 'email' | 'phone') =>
    known.map((details) => details?.[detail]).find(Boolean);
  const receiver = address();
  return {
    full_name: first('full_name') ?? receiver?.mail_name ?? '',
    email: first('email') ?? '',
    phone: writtenMobile(first('phone') ?? receiver?.mail_phone ?? ''),
    remark: left?.remark ?? '',
    requestedTime: left?.requestedTime ?? null,
  };
}

/** The form before the order: when it is complete, checkout takes over. */
export function createOrderForm(deps: OrderFormDeps) {
  const { clock, draft } = deps;
  const read = () => draft.getSnapshot().context;
  return createForm({
    schema: orderFormSchema((time) => timeProblem(deps.hours(), time, clock.now()) === null),
    initial: () => initialValues(deps),
    onChange({ requestedTime, ...details }, changed) {
      const identity = deps.identity();
      const owner = ownerId(identity);
      // The form may open while its order turns out to be paid, which ends the draft: what nobody has
      // typed must not bring it back.
      const kept = changed || ownDraft(deps.record, identity) !== null;
      if (kept && owner !== null) deps.record.write({ ...details, owner, requestedTime });
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
      // Checkout itself says that the branch is closed, and for how long.
      if (first && first.kind !== 'branchClosed') throw new BusinessError(errorCodeOf(first));
      deps.checkout.send({
        type: 'SUBMIT',
        body: orderRequest(order, answers.quotation.fee),
        problem: questionFirst(identity, first?.hours ?? null),
      });
    },
  });
}

/** What the customer is asked before anything is sent. */
function questionFirst(identity: Identity, closed: ClosedHours | null): CheckoutQuestion | null {
  if (closed !== null) return { kind: 'closed', hours: closed };
  return identity.customer_id === null ? { kind: 'confirmingGuest' } : null;
}
