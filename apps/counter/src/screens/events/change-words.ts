/** Text keys of the fields and values that the server records. */
import { REFUND_REASON_TEXTS } from '../orders/shared/text/refund-texts.ts';
import { REASON_TEXTS, STATUS_TEXTS } from '../orders/shared/text/words.ts';
import { ROLE_TEXTS } from '../shared/person/role-texts.ts';

const FIELDS = {
  picture: 'field_picture',
  file: 'field_file',
  added: 'field_added',
  changed: 'field_changed',
  status: 'field_status',
  unavailable: 'field_unavailable',
  refund: 'field_refund',
  lines: 'field_lines',
  amount: 'field_amount',
  ready_by: 'field_ready_by',
  rider: 'field_rider',
  operation: 'field_operation',
  busy: 'field_busy',
  delivery: 'field_delivery',
  pickup: 'field_pickup',
  reservation: 'field_reservation',
  name: 'field_name',
  role: 'field_role',
  branch_ids: 'field_branch_ids',
  is_active: 'field_is_active',
  pin_locked: 'field_pin_locked',
  password: 'field_password',
  second_factor: 'field_second_factor',
  acceptance: 'field_acceptance',
  escalation_phone: 'field_escalation_phone',
  escalate_after_minutes: 'field_escalate_after_minutes',
  refuse_after_minutes: 'field_refuse_after_minutes',
  lock_minutes: 'field_lock_minutes',
  simulator: 'field_simulator',
  starts_at: 'field_starts_at',
  ends_at: 'field_ends_at',
  number_of_seats: 'field_number_of_seats',
  customer_name: 'field_customer_name',
  seated: 'field_seated',
  blocked: 'field_blocked',
  seats: 'field_seats',
  auto_approve_up_to: 'field_auto_approve_up_to',
  usual_minutes: 'field_usual_minutes',
  orders_per_quarter: 'field_orders_per_quarter',
  language: 'field_language',
  prints_kitchen: 'field_prints_kitchen',
  prints_receipts: 'field_prints_receipts',
  opening_hours: 'field_opening_hours',
  delivers: 'field_delivers',
  delivery_radius_metres: 'field_delivery_radius_metres',
  delivery_base_fee: 'field_delivery_base_fee',
  delivery_fee_per_km: 'field_delivery_fee_per_km',
  delivery_by_staff: 'field_delivery_by_staff',
  notice_minutes: 'field_notice_minutes',
  confirmed: 'field_confirmed',
  close: 'field_close',
  closes: 'field_closes',
  correction: 'field_correction',
  cash: 'field_cash',
  cash_counted: 'field_cash_counted',
  drawer_cash: 'field_drawer_cash',
  wallet: 'field_wallet',
  top_up: 'field_top_up',
  reason: 'field_reason',
  branch_id: 'field_branch_id',
  staff_id: 'field_staff_id',
  approver_id: 'field_approver_id',
  device_id: 'field_device_id',
  target_id: 'field_target_id',
  number: 'field_number',
  first_day: 'field_first_day',
  last_day: 'field_last_day',
  item: 'field_item',
  sold_out: 'field_sold_out',
  portions_left: 'field_portions_left',
} as const;

const YES_NO = { true: 'value_true', false: 'value_false' } as const;

/** Words of the values of each field. A field that is not listed has values of people or numbers. */
const VALUES = {
  status: {
    ...inArea('counterOrders', STATUS_TEXTS),
    ...inArea('counterOrders', REASON_TEXTS),
    APPROVED: 'value_APPROVED',
    REJECTED: 'value_REJECTED',
    NO_SHOW: 'value_NO_SHOW',
    FULL: 'value_FULL',
    PARTY_TOO_LARGE: 'value_PARTY_TOO_LARGE',
  },
  unavailable: inArea('counterOrders', REASON_TEXTS),
  refund: {
    ...inArea('counterRefunds', REFUND_REASON_TEXTS),
    due: 'value_due',
    failed: 'value_failed',
    settled: 'value_settled',
  },
  role: inArea('counterStaff', ROLE_TEXTS),
  is_active: YES_NO,
  pin_locked: YES_NO,
  simulator: YES_NO,
  delivers: YES_NO,
  delivery_by_staff: YES_NO,
  confirmed: {
    closed: 'counterHours:reason_closed',
    no_delivery: 'counterHours:reason_no_delivery',
    out_of_range: 'counterHours:reason_out_of_range',
  },
  prints_kitchen: YES_NO,
  prints_receipts: YES_NO,
  password: { set: 'value_set', none: 'value_none' },
  language: { en: 'value_en', zh_CN: 'value_zh_CN' },
  sold_out: { available: 'value_available', notice: 'value_notice' },
  portions_left: { 'not counted': 'value_not_counted' },
  second_factor: { on: 'counterStaff:on', off: 'counterStaff:off' },
  acceptance: { automatic: 'counterStaff:automatic', manual: 'counterStaff:manual' },
} as const;

type TextsOf<T> = T extends unknown ? T[keyof T] : never;
type FieldText = TextsOf<typeof FIELDS>;
type ValueText = TextsOf<TextsOf<typeof VALUES>>;

/** Returns the date of a field such as `day 2026-12-25`; null for other fields. */
export function dateOfField(field: string): string | null {
  return /^day (\d{4}-\d\d-\d\d)$/.exec(field)?.[1] ?? null;
}

/** Returns the text of a field; null for one that this version does not know. */
export function fieldText(field: string): FieldText | null {
  return entryOf(FIELDS, field);
}

/** Returns the text of a word in a field's value; null if it has none. */
export function valueText(field: string, word: string): ValueText | null {
  const words: Readonly<Record<string, ValueText>> | null = entryOf(VALUES, field);
  return words === null ? null : entryOf(words, word);
}

/** Looks a key up among the own keys of an object. */
function entryOf<T extends object>(entries: T, key: string): T[keyof T] | null {
  const known = Object.entries(entries).find(([name]) => name === key);
  return known === undefined ? null : (known[1] as T[keyof T]);
}

type InArea<Area extends string, Texts extends Record<string, string>> = {
  readonly [Key in keyof Texts]: `${Area}:${Texts[Key]}`;
};

/** Returns text keys with their area. */
function inArea<Area extends string, Texts extends Record<string, string>>(
  area: Area,
  texts: Texts,
): InArea<Area, Texts> {
  const entries = Object.entries(texts).map(([key, text]) => [key, `${area}:${text}`]);
  return Object.fromEntries(entries) as InArea<Area, Texts>;
}
