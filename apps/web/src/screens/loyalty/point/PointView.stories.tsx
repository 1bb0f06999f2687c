import { cents, type PointTransaction } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { queryIn } from '../../shared/testing/query-in.ts';
import { PointView } from './PointView.tsx';

function anEntry(fields: Partial<PointTransaction>): PointTransaction {
  return {
    id: 'pt_1',
    point_txn_type: 'purchase',
    point_amount: 22,
    balance: 137,
    created_date: '2026-11-21T18:58:00+08:00',
    order_id: null,
    sales_order_tx_id: null,
    voucher_name: null,
    delivery_method: null,
    ...fields,
  };
}

const EARNING = [
  anEntry({
    id: 'pt_4',
    order_id: 'order-1',
    sales_order_tx_id: 'CP-261121-7F3K9Q',
    delivery_method: 'pickup',
    point_amount: 1087,
  }),
  anEntry({ id: 'pt_3', point_txn_type: 'refund', point_amount: 50 }),
  anEntry({ id: 'pt_1', point_txn_type: 'sign_up_reward', point_amount: 100 }),
];
const SPENDING = [
  anEntry({
    id: 'pt_2',
    point_txn_type: 'voucher_redeem',
    point_amount: -150,
    voucher_name: 'Free Soy Milk with any Claypot Chicken Rice of the house',
  }),
];
const POINTS = {
  balance: 1237,
  all: [...EARNING, ...SPENDING],
  earning: EARNING,
  spending: SPENDING,
};
const LONG = Array.from({ length: 45 }, (_, index) => anEntry({ id: `pt_${index}` }));

const meta = {
  component: PointView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    points: queryIn('ready', POINTS),
    worth: { cost: 500, saving: cents(500) },
    onRetry: fn(),
  },
} satisfies Meta<typeof PointView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each tab lists its own entries; an entry of an order links to that order. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1,237')).toBeVisible();
    await expect(canvas.getByText(/500 points take RM 5|500 积分可抵扣 RM 5/)).toBeVisible();
    await expect(canvas.getByText(/You have enough|积分已够/)).toBeVisible();
    await expect(canvas.getByText(/do not expire|不会过期/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Vouchers|优惠券/ })).toHaveAttribute(
      'href',
      '/voucher',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const order = within(await canvas.findByRole('tabpanel')).getByRole('link');
    await expect(order).toHaveAttribute('href', '/orderDetail/order-1');
    await expect(order).toHaveTextContent('CP-261121-7F3K9Q');
    await expect(order).toHaveTextContent('+1,087');
    (await canvas.findByRole('tab', { selected: true })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('{ArrowRight}');
    const [spent, ...more] = canvas.getAllByRole('listitem');
    await expect(more).toHaveLength(0);
    await expect(spent).toHaveTextContent('−150');
  },
};

/** Names the points that are missing for the discount. */
export const TooFew: Story = {
  args: { points: queryIn('ready', { ...POINTS, balance: 137 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/363 more points|再得 363 积分/)).toBeVisible();
  },
};

/** The company gives no discount for points. */
export const WithoutDiscount: Story = {
  args: { worth: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/500/)).toBeNull();
    await expect(canvas.getByText(/do not expire|不会过期/)).toBeVisible();
  },
};

/** A long list is shown page by page. */
export const Long: Story = {
  args: { points: queryIn('ready', { ...POINTS, all: LONG, earning: LONG, spending: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: /Show more|显示更多/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    await userEvent.click(canvas.getByRole('button', { name: /Show more|显示更多/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(45);
    await expect(canvas.queryByRole('button', { name: /Show more|显示更多/ })).toBeNull();
  },
};

export const NothingSpent: Story = {
  args: { points: queryIn('ready', { ...POINTS, all: EARNING, spending: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, , spending] = await canvas.findAllByRole('tab');
    if (spending) await userEvent.click(spending);
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await expect(within(canvas.getByRole('tabpanel')).getByRole('heading')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { points: queryIn('empty', { balance: 0, all: [], earning: [], spending: [] }) },
};

export const Loading: Story = { args: { points: queryIn<typeof POINTS>('loading', null) } };

export const Failed: Story = {
  args: { points: queryIn<typeof POINTS>('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试|再试/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = { args: { points: queryIn('stale', POINTS) } };
