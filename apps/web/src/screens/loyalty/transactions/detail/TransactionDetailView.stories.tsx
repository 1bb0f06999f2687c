import type { TransactionDetail } from '@claypot/sdk';
import { aToppedUpTier, aTransaction } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { TransactionDetailView } from './TransactionDetailView.tsx';

const meta = {
  component: TransactionDetailView,
  args: {
    back: { label: 'Back', href: '/transactionHistory', onPress: fn() },
    transaction: queryIn<TransactionDetail>('ready', aTransaction()),
    onRetry: fn(),
  },
} satisfies Meta<typeof TransactionDetailView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('−RM 46.80')).toBeVisible();
    await expect(canvas.getByText('BGS-261120-0117')).toBeVisible();
    await expect(canvas.getByText('RM 480.00')).toBeVisible();
  },
};

/** The top-up granted a tier. */
export const TopUp: Story = {
  args: { transaction: queryIn<TransactionDetail>('ready', aToppedUpTier()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+RM 500.00')).toBeVisible();
    await expect(canvas.getByText('Junior Flyers')).toBeVisible();
  },
};

/** The refund of an order links to the order. */
export const RefundOfAnOrder: Story = {
  args: {
    transaction: queryIn(
      'ready',
      aTransaction({
        type: 'refund',
        sales_order_id: 'order-1',
        sales_order_tx_id: 'CP-261121-7F3K9Q',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const order = within(canvasElement).getByRole('link', { name: /See the order|查看订单/ });
    await expect(order).toHaveAttribute('href', '/orderDetail/order-1');
  },
};

export const Loading: Story = {
  args: { transaction: queryIn<TransactionDetail>('loading', null) },
};

export const Failed: Story = {
  args: { transaction: queryIn<TransactionDetail>('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试|再试/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The page links to all transactions. */
export const NotFound: Story = {
  args: { transaction: queryIn<TransactionDetail>('notFound', null) },
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('link', { name: /All transactions|全部交易记录/ });
    await expect(all).toHaveAttribute('href', '/transactionHistory');
  },
};

export const Stale: Story = {
  args: { transaction: queryIn<TransactionDetail>('stale', aTransaction()) },
};
