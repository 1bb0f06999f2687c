import type { RefundView, TicketView as Ticket } from '@claypot/counter/orders';
import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  AWAY_CARDS,
  aCard,
  CLAYPOT_RICE,
  FAMILY_SET,
  inMinutes,
  SOUP,
  TEA,
} from '../shared/testing/samples.ts';
import { asScreen } from '../shared/testing/story-decorators.tsx';
import { TicketView } from './TicketView.tsx';

const CARD = aCard('0048', {
  minutesLeft: 4,
  lateness: 'soon',
  remark: 'No spring onion, and less salt for the child, please',
  requestedAt: inMinutes(4),
  lines: [FAMILY_SET, CLAYPOT_RICE, { ...TEA, isCrossedOff: true }, SOUP],
  qty: 7,
});

const TICKET: Ticket = {
  status: 'ready',
  card: CARD,
  customerPhone: '+60123456780',
  address: null,
  total: 8430,
  lineTotals: new Map([
    [FAMILY_SET.id, 4200],
    [CLAYPOT_RICE.id, 3780],
    [TEA.id, 900],
    [SOUP.id, 850],
  ]),
  amounts: {
    subtotal: cents(9730),
    voucher_discount_amount: cents(-1300),
    tier_discount_amount: cents(0),
    point_discount_amount: cents(0),
    charge_amount: cents(0),
    delivery_fee: cents(0),
    tax_amount: cents(477),
    adj_amount: cents(0),
    final_total_amount: cents(8430),
  },
  paymentMethod: 'card',
  transactionId: 'PAY5K2M9Q7T4W8XR',
  history: [
    { status: 'MAKING PAYMENT', at: '2026-11-28T12:08:20+08:00', reason: null, text: null },
    { status: 'PENDING', at: '2026-11-28T12:10:10+08:00', reason: null, text: null },
    { status: 'PREPARING', at: '2026-11-28T12:11:40+08:00', reason: null, text: null },
  ],
  refunds: [],
  refundable: 8430,
  canRefund: 'yes',
  canSettle: true,
  markableLines: [FAMILY_SET.id, CLAYPOT_RICE.id, TEA.id, SOUP.id],
  steps: [{ step: 'ready', isFinal: false, needsRider: false }],
  canReject: 'yes',
  canChangeTime: true,
  timeChange: { status: 'idle', error: null },
  isStale: false,
  error: null,
};

/** Returns a refund for a reason, on its way. */
function aRefund(fields: Partial<RefundView>): RefundView {
  return {
    id: 'refund-1',
    amount: 850,
    status: 'UNDER_WAY',
    reason: 'QUALITY',
    text: null,
    settledNote: null,
    staffName: 'Ravi',
    approverName: null,
    at: inMinutes(-3),
    ...fields,
  };
}

const EMPTY: Ticket = {
  ...TICKET,
  status: 'loading',
  card: null,
  customerPhone: null,
  lineTotals: new Map(),
  amounts: null,
  history: [],
  refundable: 0,
  canRefund: 'no',
  markableLines: [],
  steps: [],
  canReject: 'no',
  canChangeTime: false,
};

const DELIVERY: Ticket = {
  ...TICKET,
  card: {
    ...CARD,
    status: 'READY',
    column: 'ready',
    method: 'delivery',
    remark: null,
    delivery: {
      carrier: 'courier',
      state: 'booked',
      rider_name: 'Faizal',
      rider_phone: '+60123456781',
      share_link: 'https://example.com/track/1',
      failure: 'no_rider',
    },
  },
  address: 'B-12-3, Menara Maarof, Jalan Maarof, Bangsar, 59000 Kuala Lumpur',
  steps: [
    { step: 'send_out', isFinal: false, needsRider: true },
    { step: 'recall', isFinal: false, needsRider: false },
  ],
  canReject: 'with_approval',
};

const meta = {
  component: TicketView,
  decorators: [asScreen],
  args: {
    open: true,
    ticket: TICKET,
    onClose: fn(),
    onRetry: fn(),
    onStep: fn(),
    onSendOut: fn(),
    onAddMinutes: fn(),
    onReject: fn(),
    onRefund: fn(),
    onMarkLine: fn(),
    onSettle: fn(),
    onDismissStep: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof TicketView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { ticket: EMPTY } };

export const Failed: Story = {
  args: { ticket: { ...EMPTY, status: 'failed', error: 'OFFLINE' } },
};

export const NotFound: Story = { args: { ticket: { ...EMPTY, status: 'notFound' } } };

export const Preparing: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const steps = within(dialog.getByRole('region', { name: /Steps|操作/ }));
    const [ready, reject] = steps.getAllByRole('button');
    if (ready) await userEvent.click(ready);
    await expect(args.onStep).toHaveBeenCalledWith('ready');
    if (reject) await userEvent.click(reject);
    await expect(args.onReject).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: /10/ }));
    await expect(args.onAddMinutes).toHaveBeenCalledWith(10);
    await userEvent.click(dialog.getByRole('button', { name: /Kitchen ticket|厨房单/ }));
    await expect(args.onPrint).toHaveBeenCalledWith('kitchen');
  },
};

/** The customer can call the rider, so both fields are required. */
export const SendingOut: Story = {
  args: { ticket: DELIVERY },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Send out|派送)$/ }));
    const form = within(canvas.getByRole('dialog', { name: /Who delivers it|谁来送/ }));
    const send = form.getByRole('button', { name: /^(Send out|派送)$/ });
    await userEvent.click(send);
    await expect(args.onSendOut).not.toHaveBeenCalled();
    const [name, phone] = form.getAllByRole('textbox');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    if (name) await userEvent.type(name, 'Ali');
    if (phone) await userEvent.type(phone, '012-345 6789');
    await userEvent.click(send);
    await expect(args.onSendOut).toHaveBeenCalledWith({ name: 'Ali', phone: '+60123456789' });
  },
};

export const OnTheWay: Story = {
  args: {
    ticket: {
      ...DELIVERY,
      card: AWAY_CARDS[0] ?? CARD,
      steps: [{ step: 'delivered', isFinal: true, needsRider: false }],
      canReject: 'no',
      canChangeTime: false,
    },
  },
};

export const TimeChanging: Story = {
  args: { ticket: { ...TICKET, timeChange: { status: 'running', error: null } } },
};

export const TimeChanged: Story = {
  args: { ticket: { ...TICKET, timeChange: { status: 'done', error: null } } },
};

export const TimeRejected: Story = {
  args: { ticket: { ...TICKET, timeChange: { status: 'rejected', error: 'OFFLINE' } } },
};

/** The order of another device's step, from an earlier load. */
export const StepRejected: Story = {
  args: {
    ticket: {
      ...TICKET,
      isStale: true,
      card: {
        ...CARD,
        step: {
          state: 'rejected',
          step: 'ready',
          personName: 'Aina',
          problem: { kind: 'moved', status: 'CANCELLED' },
        },
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Got it|知道了).*0048$/ }),
    );
    await expect(args.onDismissStep).toHaveBeenCalledOnce();
  },
};

/** Refunds in every state. A manager settles the failed one. */
export const Refunded: Story = {
  args: {
    ticket: {
      ...TICKET,
      card: {
        ...CARD,
        status: 'READY',
        refundStatus: 'FAILED',
        lines: [{ ...CLAYPOT_RICE, isUnavailable: true }, SOUP],
      },
      refundable: 1250,
      canRefund: 'with_approval',
      markableLines: [],
      refunds: [
        aRefund({ id: 'refund-1', amount: 3780, reason: 'UNAVAILABLE', status: 'DONE' }),
        aRefund({ id: 'refund-2', amount: 850, approverName: 'Mei Ling', text: 'Cold soup' }),
        aRefund({ id: 'refund-3', amount: 1250, status: 'FAILED' }),
        aRefund({
          id: 'refund-4',
          amount: 1300,
          status: 'SETTLED',
          settledNote: 'Cash at the branch, receipt 4711',
        }),
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /12\.50/ }));
    await expect(args.onSettle).toHaveBeenCalledWith('refund-3');
    await userEvent.click(dialog.getByRole('button', { name: /^(Refund|退款)/ }));
    await expect(args.onRefund).toHaveBeenCalledOnce();
  },
};

export const MarkingALine: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Kampung Chicken Soup/ }));
    await expect(args.onMarkLine).toHaveBeenCalledWith(SOUP.id);
  },
};

/** Rejected and refunded by the server; a cashier sees that it failed. */
export const Rejected: Story = {
  args: {
    ticket: {
      ...TICKET,
      card: { ...CARD, status: 'CANCELLED', refundStatus: 'FAILED' },
      refunds: [aRefund({ amount: 8430, reason: 'REJECTED', status: 'FAILED', staffName: null })],
      history: [
        ...TICKET.history,
        { status: 'CANCELLED', at: '2026-11-28T12:29:00+08:00', reason: 'SOLD_OUT', text: null },
      ],
      refundable: 0,
      canRefund: 'no',
      canSettle: false,
      markableLines: [],
      steps: [],
      canReject: 'no',
      canChangeTime: false,
    },
  },
};
