import { newQueryContext, type QueryState, unprovidedQuery } from '@claypot/domain/machines';
import { type ReadReceipt, selectOrderReceipt } from '@claypot/domain/ordering';
import type { ReceiptToken } from '@claypot/domain/routes';
import { anOrderReceipt } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { viewOf } from '../../shared/testing/in-state.ts';
import { OrderReceiptView } from './OrderReceiptView.tsx';

/** Returns the view of the real query machine in the given state. */
function shown(value: QueryState, data: ReadReceipt | null = null) {
  const input: { token: ReceiptToken | null } = { token: null };
  const error = value === 'failed' || value === 'stale' ? 'ERROR' : null;
  const context = { ...newQueryContext(input), data, empty: value === 'empty', error } as const;
  const query = unprovidedQuery<typeof input, ReadReceipt>();
  return viewOf(query.resolveState({ value, context }), selectOrderReceipt);
}

const receiptOf = (fields: Parameters<typeof anOrderReceipt>[0] = {}): ReadReceipt => ({
  ownId: null,
  order: anOrderReceipt(fields),
});

const meta = {
  component: OrderReceiptView,
  args: {
    back: { label: 'Back', href: '/home', onPress: fn() },
    receipt: shown('scheduled', receiptOf()),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderReceiptView>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Shows number, status, branch and total, and a notice that this browser has no access to the
 * order.
 */
export const Preparing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('CP-261121-0042')).toBeVisible();
    await expect(canvas.getByText('CCH Bangsar')).toBeVisible();
    await expect(canvas.getByText(/37\.80/)).toBeVisible();
    await expect(canvas.getByText(/48/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /CCH Bangsar/ })).toHaveAttribute(
      'href',
      'tel:+60322015512',
    );
  },
};

export const Unpaid: Story = {
  args: { receipt: shown('scheduled', receiptOf({ status: 'MAKING PAYMENT', paid: false })) },
};

export const Completed: Story = {
  args: {
    receipt: shown('ready', receiptOf({ status: 'COMPLETED', delivery_method: 'delivery' })),
  },
};

export const Refunded: Story = {
  args: {
    receipt: shown(
      'ready',
      receiptOf({ status: 'CANCELLED', paid: false, refund_status: 'UNDER_WAY' }),
    ),
  },
};

export const Stale: Story = {
  args: { receipt: shown('stale', receiptOf()) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试|再试/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { receipt: shown('loading') } };

export const Failed: Story = { args: { receipt: shown('failed') } };

export const NotFound: Story = { args: { receipt: shown('notFound') } };
