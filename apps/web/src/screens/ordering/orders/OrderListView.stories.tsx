import { cents, type SalesOrderSummary } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { queryIn } from '../../shared/testing/query-in.ts';
import { reorderIn } from '../reorder/samples.ts';
import { OrderListView } from './OrderListView.tsx';
import { aSummary } from './samples.ts';

const ORDERS = [
  aSummary(),
  aSummary({
    id: 'order-2',
    sales_order_tx_id: 'CP-261121-0039',
    status: 'MAKING PAYMENT',
    estimated_time: null,
  }),
  aSummary({
    id: 'order-3',
    sales_order_tx_id: 'CP-261118-0107',
    status: 'COMPLETED',
    created_time: '2026-11-18T12:31:00+08:00',
    delivery_method: 'delivery',
    full_address: 'Jalan Telawi 3, Bangsar, 59100 Kuala Lumpur',
    mail_unit_no: 'B-12-3',
    total_qty: 1,
    final_total_amount: cents(1890),
  }),
  aSummary({ id: 'order-4', sales_order_tx_id: 'CP-261110-0012', status: 'CANCELLED' }),
];

const meta = {
  component: OrderListView,
  args: { orders: queryIn('ready', ORDERS), reorder: reorderIn('making'), onRetry: fn() },
} satisfies Meta<typeof OrderListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { orders: queryIn<SalesOrderSummary[]>('loading', null) },
};

/** Every order except an unpaid one can be reordered from its card. */
export const Reordered: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const again = canvas.getAllByRole('button', { name: /^Reorder|^再来一单/ });
    const cards = canvas.getAllByRole('heading', { level: 2 });
    await expect(again).toHaveLength(cards.length - 1);
    if (again[1]) await userEvent.click(again[1]);
    await expect(args.reorder.onReorder).toHaveBeenCalledWith('order-3');
  },
};

/** The card links to its order; See More only expands it. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/orderDetail/order-1');
    // Each card's details load on their own.
    await waitFor(() => {
      const cards = canvas.getAllByRole('listitem');
      for (const card of cards) expect(card.querySelector('[aria-controls]')).not.toBeNull();
    });
    const unfolding = { name: /See More|查看更多/ };
    const [more] = canvas.getAllByRole('button', unfolding);
    const [first] = canvas.getAllByRole('listitem');
    if (!more || !first) throw new Error('There is no order');
    await expect(within(first).getByText(/Fried Fish Head Noodles/)).toBeVisible();
    await expect(within(first).queryByText(/Jalan Telawi/)).toBeNull();
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(within(first).getByText(/Jalan Telawi/)).toBeVisible();
    const delivered = canvas.getAllByRole('listitem')[2];
    if (!delivered) throw new Error('There is no delivered order');
    await userEvent.click(within(delivered).getByRole('button', unfolding));
    await expect(await within(delivered).findByText(/B-12-3, Jalan Telawi 3/)).toBeVisible();
  },
};

/** Two declined attempts are listed on the card of the order that succeeded. */
export const AfterDeclinedTries: Story = {
  args: {
    orders: queryIn('ready', [
      aSummary({ created_time: '2026-11-21T18:20:00+08:00' }),
      aSummary({ id: 'b', status: 'CANCELLED', created_time: '2026-11-21T18:18:00+08:00' }),
      aSummary({ id: 'a', status: 'CANCELLED', created_time: '2026-11-21T18:15:00+08:00' }),
    ]),
  },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const said =
      globals.locale === 'zh_CN' ? /之前 2 次下单已取消/ : /2 earlier attempts were cancelled/;
    await expect(canvas.getByText(said)).toBeVisible();
    const [more] = canvas.getAllByRole('button', { name: /See More|查看更多/ });
    if (more) await userEvent.click(more);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/orderDetail/order-1', '/orderDetail/b', '/orderDetail/a']);
  },
};

export const AfterDeclinedTriesInChinese: Story = {
  ...AfterDeclinedTries,
  globals: { locale: 'zh_CN' },
};

export const Empty: Story = {
  args: { orders: queryIn<SalesOrderSummary[]>('empty', []) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/menu');
  },
};

export const Refreshing: Story = {
  args: { orders: queryIn('refreshing', ORDERS) },
};

export const Stale: Story = {
  args: { orders: queryIn('stale', ORDERS) },
  play: async ({ canvasElement, args }) => {
    const [retry] = within(canvasElement).getAllByRole('button');
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { orders: queryIn<SalesOrderSummary[]>('failed', null) },
};
