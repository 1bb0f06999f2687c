import type { Voucher } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { FEAST, OFFERS } from '../samples.ts';
import { VoucherListView } from './VoucherListView.tsx';

const meta = {
  component: VoucherListView,
  args: {
    back: { label: 'Back', href: '/home', onPress: fn() },
    vouchers: queryIn<readonly Voucher[]>('ready', OFFERS),
    onRetry: fn(),
  },
} satisfies Meta<typeof VoucherListView>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Each ticket shows its price and any reason against claiming it. A filter shows only those
 * claimable now.
 */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(/5 left|剩 5 张/)).toBeVisible();
    await expect(canvas.getByText(/Not enough point|积分不足/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /claimed now|现在可领/ }));
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    const [first] = rows.map((row) => within(row).getByRole('link'));
    await expect(first).toHaveAttribute('href', '/voucherDetail/available/vch_first_order');
  },
};

export const NoneNow: Story = {
  args: { vouchers: queryIn<readonly Voucher[]>('ready', [FEAST]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /claimed now|现在可领/ }));
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Empty: Story = { args: { vouchers: queryIn<readonly Voucher[]>('empty', []) } };

export const Loading: Story = { args: { vouchers: queryIn<readonly Voucher[]>('loading', null) } };

export const Failed: Story = {
  args: { vouchers: queryIn<readonly Voucher[]>('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试|再试/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = {
  args: { vouchers: queryIn<readonly Voucher[]>('stale', OFFERS) },
};
