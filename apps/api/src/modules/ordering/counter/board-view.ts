import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { StaffIdentity } from '../../../contract/counter/context.ts';
import { wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import type { Riders } from '../../../gateways/courier/riders.ts';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { lineId } from '../orders/order-lines.ts';
import type {
  OrderContents,
  OrderLine,
  OrderPackage,
  OrderVariation,
} from '../orders/order-reads.ts';
import { viewRefund } from '../orders/refund-view.ts';
import type { CounterOrder } from './board-reads.ts';

/** Statuses in which an order rings until a person opens or moves it. */
const RINGING: readonly string[] = ['PENDING', 'PREPARING'];

/** Other inputs of the view of an order. */
export interface CounterViewing {
  readonly language: Language;
  /** IANA time zone of the company. */
  readonly zone: string;
  readonly staff: StaffIdentity;
  readonly riders: Riders;
}

type BoardStatus = Schemas['BoardStatus'];

/** Returns what one card of the board shows. Without a person, it has no personal data. */
export function viewBoardOrder(
  order: CounterOrder,
  contents: OrderContents,
  viewing: CounterViewing,
): Schemas['BoardOrder'] {
  const { zone, staff } = viewing;
  const hasPerson = staff.person !== null;
  const lines = viewLines(order.id, contents, viewing.language);
  return {
    id: order.id,
    number: order.number,
    // Unpaid orders are not read.
    status: order.status as BoardStatus,
    method: order.method,
    paid_at: wireInstant(order.paid_at, zone),
    status_changed_at: wireInstant(order.status_changed_at, zone),
    requested_at: wireInstantOrNull(order.requested_at, zone),
    ready_by: wireInstantOrNull(order.ready_by, zone),
    due_at: wireInstant(order.ready_by ?? order.requested_at ?? order.paid_at, zone),
    is_acknowledged: order.acknowledged_at !== null || !RINGING.includes(order.status),
    customer_name: hasPerson ? order.customer_name : null,
    customer_phone: hasPerson ? order.customer_phone : null,
    address: hasPerson ? addressOf(order) : null,
    remark: order.remark,
    lines,
    qty: lines.reduce((sum, { qty, is_unavailable }) => sum + (is_unavailable ? 0 : qty), 0),
    total: formatMoneyString(order.total),
    refund_status: viewRefund(order),
    delivery: viewDelivery(order, viewing),
  };
}

function addressOf({ mail_unit_no: unit, full_address }: CounterOrder): string | null {
  if (full_address === null) return null;
  return unit === null || unit === '' ? full_address : `${unit}, ${full_address}`;
}

function viewDelivery(
  order: CounterOrder,
  { staff, riders }: CounterViewing,
): Schemas['BoardDelivery'] | null {
  const { delivery_state: state, delivery_provider: provider, trip_reference } = order;
  if (state === null) return null;
  const isOwn = provider === 'own';
  const courier = trip_reference === null ? null : riders.riderOf(trip_reference);
  const hasPerson = staff.person !== null;
  const rider = isOwn
    ? { name: order.rider_name, phone: order.rider_phone }
    : { name: courier?.name ?? null, phone: courier?.phone ?? null };
  return {
    carrier: isOwn ? 'own' : 'courier',
    state,
    rider_name: hasPerson ? rider.name : null,
    rider_phone: hasPerson ? rider.phone : null,
    share_link: order.share_link,
    failure: state === 'cancelled' ? order.delivery_failure : null,
  };
}

function viewLines(
  orderId: string,
  { packages, lines }: OrderContents,
  language: Language,
): Schemas['BoardLine'][] {
  const single = lines.filter(({ package_position }) => package_position === null);
  return [
    ...packages.map((item) => viewPackage(orderId, item, lines, language)),
    ...single.map((line) => viewDish(orderId, line, language)),
  ];
}

function viewPackage(
  orderId: string,
  item: OrderPackage,
  lines: readonly OrderLine[],
  language: Language,
): Schemas['BoardLine'] {
  const inside = lines.filter(({ package_position }) => package_position === item.position);
  return {
    id: lineId(orderId, { kind: 'package', position: item.position }),
    dish_id: null,
    name: inLanguage(item.hot_deal_name ?? item.package_name, language),
    qty: item.qty,
    choices: viewChoices(item.variation_list, language),
    dishes: inside.map(({ dish_id, dish_name, qty, variation_list }) => ({
      dish_id,
      name: inLanguage(dish_name, language),
      qty,
      choices: viewChoices(variation_list, language),
    })),
    line_total: formatMoneyString(item.line_total),
    is_unavailable: item.is_unavailable,
  };
}

function viewDish(orderId: string, line: OrderLine, language: Language): Schemas['BoardLine'] {
  return {
    id: lineId(orderId, { kind: 'dish', position: line.position }),
    dish_id: line.dish_id,
    name: inLanguage(line.dish_name, language),
    qty: line.qty,
    choices: viewChoices(line.variation_list, language),
    dishes: [],
    line_total: formatMoneyString(line.line_total),
    is_unavailable: line.is_unavailable,
  };
}

function viewChoices(
  variations: readonly OrderVariation[],
  language: Language,
): Schemas['Choice'][] {
  return variations.map(({ option_name, variation_name }) => ({
    option_name: inLanguage(option_name, language),
    variation_name: inLanguage(variation_name, language),
  }));
}
