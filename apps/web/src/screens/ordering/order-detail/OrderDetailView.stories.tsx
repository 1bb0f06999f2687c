import { newQueryContext, type QueryState, unprovidedQuery } from '@claypot/domain/machines';
import { selectOrderDetail } from '@claypot/domain/ordering';
import { cents, type SalesOrder } from '@claypot/sdk';
import { aBillOrder } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NAMES } from '../../places/addresses/samples.ts';
import { viewOf } from '../../shared/testing/in-state.ts';
import { anOrder, CANCELLED, FEAST } from '../orders/samples.ts';
import { reorderIn } from '../reorder/samples.ts';
import { OrderDetailView } from './OrderDetailView.tsx';
import { RiderWayShape } from './rider/RiderWayShape.tsx';
import { RiderWayView } from './rider/RiderWayView.tsx';
import type { OrderCancelProps } from './use-order-cancel.ts';

/** Returns the view of the real query machine in the given state. */
function shown(
  value: QueryState,
  order: SalesOrder | null = null,
  error: 'ERROR' | null = value === 'failed' ? 'ERROR' : null,
) {
  const input = { order_id: 'order-1' };
  const unanswered = error === null ? 0 : 1;
  const context = { ...newQueryContext(input), data: order, error, unanswered };
  const query = unprovidedQuery<typeof input, SalesOrder>();
  return viewOf(query.resolveState({ value, context }), selectOrderDetail);
}

function cancelIn(status: OrderCancelProps['status']): OrderCancelProps {
  return { status, onCancel: fn(), onConfirm: fn(), onDismiss: fn() };
}

const meta = {
  component: OrderDetailView,
  args: {
    back: { label: 'Back', href: '/order', onPress: fn() },
    detail: shown('loading'),
    reorder: reorderIn('making'),
    onRetry: fn(),
    onPay: fn(),
    cancel: cancelIn('idle'),
  },
} satisfies Meta<typeof OrderDetailView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Failed: Story = {
  args: { detail: shown('failed') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { detail: shown('notFound') },
};

export const MakingPayment: Story = {
  args: { detail: shown('scheduled', anOrder('MAKING PAYMENT')) },
  play: async ({ canvasElement, args }) => {
    const [pay, cancel] = within(canvasElement).getAllByRole('button');
    if (pay) await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledOnce();
    if (cancel) await userEvent.click(cancel);
    await expect(args.cancel.onCancel).toHaveBeenCalledWith('order-1');
  },
};

/** Cancelling requires confirmation; the initially focused button does not cancel. */
export const Cancelling: Story = {
  args: { detail: shown('scheduled', anOrder('MAKING PAYMENT')), cancel: cancelIn('asking') },
  play: async ({ canvasElement, args }) => {
    const [keep, releaseHold] = within(within(canvasElement).getByRole('dialog')).getAllByRole(
      'button',
    );
    await expect(keep).toHaveFocus();
    if (releaseHold) await userEvent.click(releaseHold);
    await expect(args.cancel.onConfirm).toHaveBeenCalledOnce();
    if (keep) await userEvent.click(keep);
    await expect(args.cancel.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WithTheBank: Story = {
  args: {
    detail: shown(
      'scheduled',
      anOrder('MAKING PAYMENT', {
        payment_url: null,
        payment_expires_at: null,
        payment_processing: true,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The status is polled. */
export const Preparing: Story = {
  args: { detail: shown('refreshing', anOrder('PREPARING')) },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current=step]');
    await expect(current).toBeInTheDocument();
  },
};

/** Slot that a customer chose. */
const LATER = '2026-11-22T11:15:00+08:00';
const LATER_END = '2026-11-22T11:50:00+08:00';

const forLater = shown(
  'scheduled',
  anOrder('PREPARING', {
    delivery_time: LATER,
    delivery_time_end: LATER_END,
    estimated_time: LATER,
    customer_remark: null,
  }),
);

export const PreparingForLater: Story = {
  args: { detail: forLater },
  play: async ({ canvasElement, globals }) => {
    const words = globals.locale === 'zh_CN' ? '取餐时间' : 'Pickup time';
    await expect(within(canvasElement).getByText(words)).toBeVisible();
  },
};

export const PreparingForLaterInChinese: Story = {
  ...PreparingForLater,
  globals: { locale: 'zh_CN' },
};

/** The same times for a company in Newfoundland, 11.5 hours behind. */
export const InAnotherZone: Story = {
  parameters: { timeZone: 'America/St_Johns' },
  args: { detail: forLater },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const chinese = globals.locale === 'zh_CN';
    const slot = chinese ? '晚上11:45–凌晨12:20' : '11:45 pm – 12:20 am';
    const date = chinese ? '11月21日周六 ' : 'Sat, 21 Nov, ';
    await expect(canvas.getByText(slot)).toBeVisible();
    await expect(canvas.getByText(`${date}${slot}`)).toBeVisible();
    const ordered = chinese ? '11月21日周六 早上6:50' : 'Sat, 21 Nov, 6:50 am';
    await expect(canvas.getByText(ordered)).toBeVisible();
  },
};

export const InAnotherZoneInChinese: Story = { ...InAnotherZone, globals: { locale: 'zh_CN' } };

/** A delivery order uses the words for delivery and never mentions pickup. */
export const DeliveryForLater: Story = {
  args: {
    detail: shown(
      'scheduled',
      anOrder('PREPARING', {
        delivery_method: 'delivery',
        delivery_time: LATER,
        delivery_time_end: LATER_END,
        estimated_time: LATER,
        full_address: '12, Jalan SS 2/24, 47300 Petaling Jaya, Selangor',
        customer_remark: null,
      }),
    ),
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const chinese = globals.locale === 'zh_CN';
    await expect(canvas.getByText(chinese ? '送达时间' : 'Delivery time')).toBeVisible();
    await expect(canvas.getByText(chinese ? '送达时段' : 'Arrives')).toBeVisible();
    const slot = chinese ? '早上11:15–早上11:50' : '11:15 am – 11:50 am';
    await expect(canvas.getByText(slot)).toBeVisible();
    // The phone number is beside the branch, not beside the customer's address.
    const branch = canvas.getByText(chinese ? '出餐分店' : 'Served By').parentElement;
    await expect(branch?.querySelector('a[href^="tel:"]')).toBeVisible();
    const own = canvas.getByText(chinese ? '送餐到' : 'Delivery to').parentElement;
    await expect(own?.querySelector('a')).toBeNull();
    await expect(canvas.queryByText(chinese ? /取餐/ : /pick ?up/i)).not.toBeInTheDocument();
  },
};

export const DeliveryForLaterInChinese: Story = {
  ...DeliveryForLater,
  globals: { locale: 'zh_CN' },
};

export const Unreachable: Story = {
  args: {
    detail: shown('scheduled', anOrder('PREPARING'), 'ERROR'),
  },
};

/** The status card of a pickup order contains directions and the branch's phone number. */
export const Ready: Story = {
  args: { detail: shown('scheduled', anOrder('READY')) },
  play: async ({ canvasElement }) => {
    const [card] = canvasElement.querySelectorAll('section');
    const links = within(card ?? canvasElement).getAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href'));
    await expect(targets[0]).toMatch(/^https:\/\/www\.google\.com\/maps/);
    await expect(targets[1]).toMatch(/^tel:/);
  },
};

const delivering = anOrder('DELIVERING', {
  deliver_to: { latitude: '3.112900', longitude: '101.622400' },
  rider: {
    name: 'Ahmad Faizal',
    phone: '+60193009901',
    position: { latitude: '3.121400', longitude: '101.640200', time: '2026-11-21T18:47:40+08:00' },
  },
});

function wayOf({ rider }: Pick<SalesOrder, 'rider'>) {
  const { branch, deliver_to: door } = delivering;
  if (door === null) throw new Error('It is not delivered');
  return (
    <RiderWayShape>
      <RiderWayView order={{ branch, rider }} door={door} names={NAMES} provider="none" />
    </RiderWayShape>
  );
}

/** The status card of a delivery contains the tracking link, which appears only once. */
export const Delivering: Story = {
  args: { detail: shown('scheduled', delivering), way: wayOf(delivering) },
  play: async ({ canvasElement }) => {
    const [card] = canvasElement.querySelectorAll('section');
    const track = (inside: Element) =>
      within(inside as HTMLElement).getAllByRole('link', { name: /Track|查看配送进度/ });
    await expect(track(card ?? canvasElement)[0]).toHaveAttribute('href', delivering.share_link);
    await expect(track(canvasElement)).toHaveLength(1);
    await expect(card).toHaveTextContent('Ahmad Faizal');
    const call = within(card ?? canvasElement).getByRole('link', {
      name: /Call the rider|致电骑手/,
    });
    await expect(call).toHaveAttribute('href', 'tel:+60193009901');
    await expect(canvasElement).toHaveTextContent(
      /2\.2 km away, seen at 6:47|距您门口 2\.2 km（晚上6:47/,
    );
  },
};

const at = (latitude: string, longitude: string) => ({
  position: { latitude, longitude, time: '2026-11-21T18:54:00+08:00' },
});

/** Near the destination, no distance is shown. */
export const Arriving: Story = {
  args: {
    detail: shown('scheduled', delivering),
    way: wayOf({
      rider: { name: 'Ahmad Faizal', phone: '+60193009901', ...at('3.113500', '101.622900') },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Almost there|快到您门口了/);
  },
};

/** The courier does not report the rider's position; the rest is shown. */
export const Unseen: Story = {
  args: {
    detail: shown('scheduled', { ...delivering, rider: null }),
    way: wayOf({ rider: null }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /Waiting for the rider’s location|正在等待骑手的位置/,
    );
  },
};

export const Completed: Story = {
  args: { detail: shown('ready', anOrder('COMPLETED')) },
};

/** A bank transfer is not labelled as a card payment. */
export const PaidByBank: Story = {
  args: { detail: shown('ready', anOrder('COMPLETED', { paymentMethod: 'fpx' })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Online banking \(FPX\)|网上银行转账（FPX）/);
  },
};

/** A voucher covered the whole amount, so there was no payment. */
export const Free: Story = {
  args: {
    detail: shown(
      'ready',
      anOrder('COMPLETED', {
        paymentMethod: 'online',
        voucher_name: 'A claypot on the house',
        voucher_discount_amount: cents(5870),
        total_amount: cents(0),
        tax_amount: cents(0),
        final_total_amount: cents(0),
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Nothing to pay|无需付款/);
    await expect(canvasElement).not.toHaveTextContent(/Card or online|银行卡或/);
  },
};

export const WithPackage: Story = {
  args: {
    detail: shown('ready', anOrder('COMPLETED', { order_package: [FEAST] })),
  },
};

export const Cancelled: Story = {
  args: { detail: shown('ready', CANCELLED) },
};

/** The courier has cancelled repeatedly. */
export const WithoutRider: Story = {
  args: {
    detail: shown(
      'scheduled',
      anOrder('PREPARING', { delivery_method: 'delivery', courier_failed: true }),
    ),
  },
};

/** The courier rejects the delivery, for example because of the phone number. */
export const RejectedByCourier: Story = {
  args: {
    detail: shown(
      'scheduled',
      anOrder('PREPARING', {
        delivery_method: 'delivery',
        courier_failed: true,
        courier_rejected: true,
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /courier does not accept this delivery|配送方无法接受/,
    );
    await expect(canvasElement).toHaveTextContent('03-\u20602201 5512');
    await expect(canvasElement).not.toHaveTextContent(/found no rider|找不到骑手/);
  },
};

/** Paid after the cancellation: the page must not state that nothing was charged. */
export const Refunding: Story = {
  args: {
    detail: shown(
      'ready',
      anOrder('CANCELLED', { cancel_reason: 'CUSTOMER_CANCELLED', refund_status: 'UNDER_WAY' }),
    ),
  },
};

export const RefundFailed: Story = {
  args: {
    detail: shown(
      'ready',
      anOrder('CANCELLED', { cancel_reason: 'CUSTOMER_CANCELLED', refund_status: 'FAILED' }),
    ),
  },
};

/** One of the dishes could not be made. */
export const PartRefunded: Story = {
  args: {
    detail: shown('ready', {
      ...anOrder('PREPARING', { refund_status: 'DONE', refunded_amount: cents(1890) }),
      order_dish: anOrder('PREPARING').order_dish.map((line) => ({
        ...line,
        is_unavailable: true,
      })),
    }),
  },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/Refunded|已退款/);
    await expect(canvasElement).toHaveTextContent(/Not available|无法供应/);
  },
};

/**
 * All rows of the breakdown except the delivery fee, with a negative rounding, as at the counter.
 */
export const MemberAtTheTable: Story = {
  args: {
    detail: shown(
      'ready',
      anOrder('COMPLETED', {
        delivery_method: 'dine-in',
        voucher_name: 'RM10 off',
        voucher_discount_amount: cents(1000),
        tier_discount_amount: cents(244),
        tier_discount_percent: 5,
        point_discount_amount: cents(500),
        points_spent: 500,
        charge_amount: cents(413),
        adj_amount: cents(-1),
        final_total_amount: cents(4538),
        point_earn: 45,
      }),
    ),
  },
};

/** A bill at the counter: table, an amount that is not on the menu, receipt and two payments. */
export const PaidAtTheTable: Story = {
  args: { detail: shown('ready', aBillOrder()) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Birthday cake')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/(Receipt no\.|收据编号)318/);
    await expect(canvasElement).toHaveTextContent(/(Wallet|钱包)RM\s?37\.29/);
    await expect(canvasElement).toHaveTextContent(/(Cash|现金)RM\s?37\.30/);
    await expect(canvasElement).toHaveTextContent(/(Table|桌号)12/);
  },
};

/** Other amounts cannot be reordered. */
export const OtherAmountsOnly: Story = {
  args: { detail: shown('ready', aBillOrder({ order_dish: [] })) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /Reorder|再来一单|再次/ })).toBeNull();
  },
};
