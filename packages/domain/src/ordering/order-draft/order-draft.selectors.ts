import type { SnapshotFrom } from 'xstate';
import { tierBenefit } from '../../account/member/tier-benefit.ts';
import type { OrderTotal } from '../../pricing/index.ts';
import { obstaclesOf } from './obstacles.ts';
import type { orderDraftLogic } from './order-draft.actor.ts';
import type { DraftAnswers, OrderDraft, OrderObstacle } from './order-draft.ts';
import { courierFee, draftTotal, memberPoints } from './total.ts';

export type OrderDraftSnapshot = SnapshotFrom<typeof orderDraftLogic>;

/** All that a view of an order that is being made may ask. */
export interface OrderDraftView
  extends Pick<OrderDraft, 'cart' | 'method' | 'address' | 'requestedTime'> {
  /** What it costs, the courier's fee counting as 0 while it is not known. */
  readonly total: OrderTotal;
  /** What the member's tier takes off; 0 for none. */
  readonly tierPercent: number;
  /** A member orders: vouchers and points may be taken off. */
  readonly isMember: boolean;
  /** The points that it would bring a guest who joins first; 0 for a member. */
  readonly pointsByJoining: number;
  /** Null for pickup. */
  readonly quotation: DraftAnswers['quotation'] | null;
  /** The voucher that pays the courier, by its name; null where the customer does. */
  readonly feePaidBy: string | null;
  /** What stands in the way of sending it, the first to be said first. */
  readonly obstacles: readonly OrderObstacle[];
}

/** The draft held against what the outside says of it. */
export function selectOrderDraft(
  { context: draft }: OrderDraftSnapshot,
  answers: DraftAnswers,
): OrderDraftView {
  const { address, cart, member, method, requestedTime, voucher } = draft;
  const { fee } = answers.quotation;
  const total = draftTotal(draft, fee);
  const isFeePaid = total.delivery_fee < courierFee(draft, fee);
  return {
    cart,
    method,
    address,
    requestedTime,
    total,
    tierPercent: member === null ? 0 : tierBenefit(member).percent,
    isMember: member !== null,
    pointsByJoining: member === null ? memberPoints(draft) : 0,
    quotation: method === 'delivery' ? answers.quotation : null,
    feePaidBy: isFeePaid && voucher !== null ? voucher.name : null,
    obstacles: obstaclesOf(draft, answers),
  };
}
