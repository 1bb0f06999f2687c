/** Sample views for stories. */
import type {
  AlarmView,
  BoardView,
  CardView,
  ColumnName,
  ConnectionView,
  LineView,
  StepsView,
} from '@claypot/counter/orders';

export const TIME_ZONE = 'Asia/Kuala_Lumpur';
const NOW = Temporal.Instant.from('2026-11-28T12:30:00+08:00');

export const inMinutes = (minutes: number) => NOW.add({ minutes });

function aLine(name: string, fields: Partial<LineView> = {}): LineView {
  return {
    id: `line-${name}`,
    name,
    qty: 1,
    choices: [],
    dishes: [],
    isCrossedOff: false,
    isUnavailable: false,
    ...fields,
  };
}

export const CLAYPOT_RICE = aLine('Signature Claypot Chicken Rice', {
  qty: 2,
  choices: [{ option_name: 'Size', variation_name: 'Large' }],
});
export const SOUP = aLine('Kampung Chicken Soup');
export const TEA = aLine('Chrysanthemum Tea', {
  qty: 3,
  choices: [{ option_name: 'Sugar', variation_name: 'Less' }],
});
export const FAMILY_SET = aLine('Family set', {
  dishes: [
    { name: 'Signature Claypot Chicken Rice', qty: 2, choices: [] },
    {
      name: 'Stir-fried Kai Lan',
      qty: 1,
      choices: [{ option_name: 'Spice', variation_name: 'No garlic' }],
    },
  ],
});

/** Returns a pickup order in preparation, due in 12 minutes. */
export function aCard(shortNumber: string, fields: Partial<CardView> = {}): CardView {
  const minutesLeft = fields.minutesLeft ?? 12;
  return {
    id: `order-${shortNumber}`,
    number: `CP-261128-${shortNumber}`,
    shortNumber,
    method: 'pickup',
    status: 'PREPARING',
    column: 'preparing',
    paidAt: inMinutes(-20),
    requestedAt: null,
    dueAt: inMinutes(minutesLeft),
    minutesLeft,
    lateness: 'on_time',
    customerName: 'Tan Ah Kow',
    remark: null,
    lines: [CLAYPOT_RICE, SOUP],
    qty: 3,
    mainStep: 'ready',
    step: null,
    isRinging: false,
    delivery: null,
    refundStatus: null,
    ...fields,
  };
}

const COURIER: CardView['delivery'] = {
  carrier: 'courier',
  state: 'booked',
  rider_name: 'Faizal',
  rider_phone: '+60123456781',
  share_link: 'https://example.com/track/1',
  failure: null,
};

const NEW: Partial<CardView> = { status: 'PENDING', column: 'new', mainStep: 'accept' };
const READY: Partial<CardView> = { status: 'READY', column: 'ready', mainStep: 'hand_over' };

export const NEW_CARDS: readonly CardView[] = [
  aCard('0056', {
    ...NEW,
    isRinging: true,
    method: 'delivery',
    customerName: 'Siti Nurhaliza',
    minutesLeft: 34,
    remark: 'No spring onion, please',
    lines: [FAMILY_SET, TEA, SOUP],
    delivery: { ...COURIER, state: 'quoted' },
  }),
  aCard('0055', { ...NEW, customerName: '陈美玲', minutesLeft: 31, lines: [CLAYPOT_RICE] }),
];

export const PREPARING_CARDS: readonly CardView[] = [
  aCard('0048', { minutesLeft: -6, lateness: 'late', customerName: 'Rajesh', remark: 'Less salt' }),
  aCard('0049', {
    minutesLeft: 0,
    lateness: 'late',
    method: 'delivery',
    customerName: 'Nur Aisyah binti Abdullah',
    delivery: COURIER,
    lines: [FAMILY_SET, CLAYPOT_RICE, TEA],
  }),
  aCard('0050', { minutesLeft: 3, lateness: 'soon', customerName: 'Mei Ling', lines: [SOUP, TEA] }),
  aCard('0051', { minutesLeft: 4, lateness: 'soon', method: 'dine-in', customerName: 'Wong' }),
  aCard('0052', { minutesLeft: 11, customerName: 'Ahmad', lines: [CLAYPOT_RICE] }),
  aCard('0053', {
    minutesLeft: 15,
    customerName: 'Lim Wei Jie',
    method: 'delivery',
    delivery: COURIER,
  }),
  aCard('0054', { minutesLeft: 22, customerName: 'Priya', remark: 'Allergic to peanuts' }),
];

export const READY_CARDS: readonly CardView[] = [
  aCard('0044', { ...READY, minutesLeft: -12, lateness: 'late', customerName: 'Hafiz' }),
  aCard('0046', {
    ...READY,
    minutesLeft: 2,
    lateness: 'soon',
    method: 'delivery',
    mainStep: 'send_out',
    customerName: 'Chong',
    delivery: COURIER,
  }),
  aCard('0047', { ...READY, minutesLeft: 5, customerName: 'Kavitha', lines: [TEA] }),
];

export const AWAY_CARDS: readonly CardView[] = [
  aCard('0043', {
    status: 'DELIVERING',
    column: 'out_for_delivery',
    method: 'delivery',
    mainStep: 'delivered',
    minutesLeft: 9,
    customerName: 'Goh',
    delivery: { ...COURIER, carrier: 'own', state: 'collected', share_link: null },
  }),
];

const SCHEDULED_CARDS: readonly CardView[] = [
  aCard('0039', {
    column: 'scheduled',
    status: 'PENDING',
    mainStep: 'accept',
    minutesLeft: 390,
    requestedAt: inMinutes(390),
    customerName: 'Farah',
    lines: [FAMILY_SET],
  }),
  aCard('0041', {
    column: 'scheduled',
    status: 'PENDING',
    mainStep: null,
    minutesLeft: 1470,
    requestedAt: inMinutes(1470),
    customerName: 'Lee Hui Min',
    lines: [CLAYPOT_RICE, TEA],
  }),
];

const COLUMNS: readonly ColumnName[] = [
  'new',
  'preparing',
  'ready',
  'out_for_delivery',
  'scheduled',
];

/** Returns a loaded board with the cards in their columns. */
export function aBoardView(cards: readonly CardView[], fields: Partial<BoardView> = {}): BoardView {
  return {
    status: 'ready',
    columns: COLUMNS.map((name) => ({
      name,
      cards: cards.filter(({ column }) => column === name),
    })),
    failedRefunds: [],
    count: cards.length,
    waitingBookings: 0,
    branch: {
      id: 'bangsar',
      branch_name: 'CCH Bangsar',
      is_open: true,
      opens_at: null,
      closes_at: '2026-11-28T22:00:00+08:00',
      acceptance: 'manual',
      escalation_phone: null,
      escalate_after_minutes: 4,
      refuse_after_minutes: 10,
      lock_minutes: 5,
      busy: null,
      pauses: [],
      simulator: null,
    },
    now: NOW,
    error: null,
    ...fields,
  };
}

/** Returns cards with numbers of their own. */
export function manyCards(count: number, fields: Partial<CardView>): readonly CardView[] {
  return Array.from({ length: count }, (_, index) =>
    aCard(`C4${String(79 + index)}V3`, { minutesLeft: 4 + index, ...fields }),
  );
}

export const FULL_BOARD = aBoardView([
  ...NEW_CARDS,
  ...PREPARING_CARDS,
  ...READY_CARDS,
  ...AWAY_CARDS,
  ...SCHEDULED_CARDS,
]);

export const NO_STEPS: StepsView = { asking: null, queued: 0, rejected: [] };
export const LIVE: ConnectionView = { state: 'live', ageSeconds: null, maySleep: false };
export const SILENT: AlarmView = { state: 'silent', waiting: 0, isTesting: false };
