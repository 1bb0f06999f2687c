/** Text keys and icons of the names in the orders' contract. */
import type { ColumnName } from '@claypot/counter/orders';
import type { StepName } from '@claypot/domain/order-steps';
import type { DeliveryMethod, OrderStatus, TicketChange } from '@claypot/sdk/counter';
import { bagIcon, bowlIcon, type IconDrawing } from '@claypot/ui';
import { scooterIcon } from './icons.ts';

export const COLUMN_TEXTS = {
  new: 'column_new',
  preparing: 'column_preparing',
  ready: 'column_ready',
  out_for_delivery: 'column_out_for_delivery',
  scheduled: 'column_scheduled',
} as const satisfies Record<ColumnName, string>;

export const STATUS_TEXTS = {
  'MAKING PAYMENT': 'status_MAKING_PAYMENT',
  PENDING: 'status_PENDING',
  PREPARING: 'status_PREPARING',
  READY: 'status_READY',
  DELIVERING: 'status_DELIVERING',
  COMPLETED: 'status_COMPLETED',
  CANCELLED: 'status_CANCELLED',
  NOT_COLLECTED: 'status_NOT_COLLECTED',
} as const satisfies Record<OrderStatus, string>;

export const STEP_TEXTS = {
  accept: 'step_accept',
  ready: 'step_ready',
  recall: 'step_recall',
  hand_over: 'step_hand_over',
  send_out: 'step_send_out',
  delivered: 'step_delivered',
  not_collected: 'step_not_collected',
} as const satisfies Record<StepName, string>;

export const METHOD_TEXTS = {
  delivery: 'common:delivery',
  pickup: 'common:pickup',
  'dine-in': 'common:dineIn',
} as const satisfies Record<DeliveryMethod, string>;

export const METHOD_ICONS: Readonly<Record<DeliveryMethod, IconDrawing>> = {
  delivery: scooterIcon,
  pickup: bagIcon,
  'dine-in': bowlIcon,
};

/** Reasons of a cancelled order; staff choose among some of them. */
export const REASON_TEXTS = {
  SOLD_OUT: 'reason_SOLD_OUT',
  CLOSED: 'reason_CLOSED',
  CUSTOMER_CALLED: 'reason_CUSTOMER_CALLED',
  TOO_BUSY: 'reason_TOO_BUSY',
  CANNOT_DO_REMARK: 'reason_CANNOT_DO_REMARK',
  DELIVERY_FAILED: 'reason_DELIVERY_FAILED',
  OTHER: 'reason_OTHER',
  BRANCH_REFUSED: 'reason_BRANCH_REFUSED',
  CUSTOMER_CANCELLED: 'reason_CUSTOMER_CANCELLED',
  NOT_ACCEPTED: 'reason_NOT_ACCEPTED',
  PAYMENT_ABANDONED: 'reason_PAYMENT_ABANDONED',
  PAYMENT_DECLINED: 'reason_PAYMENT_DECLINED',
} as const satisfies Record<NonNullable<TicketChange['reason']>, string>;
