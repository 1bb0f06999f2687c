import type { Identity } from '@claypot/sdk';
import type { ShownCart } from '../cart/lines.ts';
import { createForm } from '../form/form.live.ts';
import { writtenMobile } from '../form/phone.ts';
import { Refusal } from '../machine/failure.ts';
import type { Ports } from '../ports.ts';
import type { QuotationView } from '../quotation/quotation.selectors.ts';
import type { Member } from '../session/member.ts';
import type { Stored } from '../storage/stored.ts';
import { type Buyer, buyerOf, lastBuyer } from './buyer.ts';
import type { CheckoutEvent, ClosedHours } from './checkout.types.ts';
import { type Draft, ownDraft } from './draft.ts';
import { ASAP, isTime, type OrderFormValues, orderFormSchema } from './order-form.schema.ts';
import { ownerId } from './owner-id.ts';
import { orderRequest } from './request.ts';

export interface OrderFormDeps extends Pick<Ports, 'clock'> {
  identity: () => Identity;
  member: () => Member | null;
  buyer: Stored<Buyer>;
  draft: Stored<Draft>;
  /** The cart once every change of quantity is confirmed. */
  settledCart: (signal: AbortSignal) => Promise<ShownCart | null>;
  /** The hours of a branch that is known to be closed. */
  closedHours: (branchId: string) => ClosedHours | null;
  /** Whether the cart's branch takes nothing for as soon as possible any more. */
  mustChooseTime: () => boolean;
  /** How the order is handed over, once the courier has answered about it as it stands. */
  settledQuotation: (signal: AbortSignal) => Promise<QuotationView>;
  /** Follows the time the customer wants. */
  onTime: (time: string) => void;
  checkout: { send(event: CheckoutEvent): void };
}

/** The form as this customer left it, else the details of the last order, else of the member. */
function initialValues({ buyer, draft, identity, ...deps }: OrderFormDeps): OrderFormValues {
  const left = ownDraft(draft, identity());
  const member = deps.member();
  const known = left ?? lastBuyer(buyer, identity()) ?? (member && buyerOf(member));
  return {
    full_name: known?.full_name ?? '',
    email: known?.email ?? '',
    phone: writtenMobile(known?.phone ?? ''),
    remark: left?.remark ?? '',
    time: left && isTime(left.time) ? left.time : ASAP,
  };
}

/** Null for pickup. A delivery that nobody has quoted for is refused with the reason. */
function deliveryOf({ address, error, fee, status }: QuotationView) {
  if (error !== null) throw new Refusal(error);
  if (status === 'none') return null;
  if (address === null || fee === null) throw new Refusal('ERROR');
  return { address, fee };
}

/** The form before the order: when it is complete, checkout takes over. */
export function createOrderForm(deps: OrderFormDeps) {
  return createForm({
    schema: orderFormSchema(deps.clock, deps.mustChooseTime),
    initial: () => initialValues(deps),
    onChange({ full_name, email, phone, remark, time }) {
      const owner = ownerId(deps.identity());
      if (owner !== null) deps.draft.write({ owner, full_name, email, phone, remark, time });
      deps.onTime(time);
    },
    async submit(form, signal) {
      const identity = deps.identity();
      const { full_name, email, phone } = form;
      const owner = ownerId(identity);
      if (owner !== null) deps.buyer.write({ owner, full_name, email, phone });
      const cart = await deps.settledCart(signal);
      if (cart === null || cart.branch_id === null || cart.lines.length === 0) {
        throw new Refusal('NOTHING_TO_CHECK_OUT');
      }
      if (cart.blocked) throw new Refusal('ITEM_UNAVAILABLE');
      const { branch_id } = cart;
      const delivery = deliveryOf(await deps.settledQuotation(signal));
      deps.checkout.send({
        type: 'ORDER',
        request: orderRequest({ identity, member: deps.member(), branch_id, cart, form, delivery }),
        asGuest: identity.customer_id === null,
        closed: deps.closedHours(branch_id),
      });
    },
  });
}
