import type { ClaimedVoucher } from '@claypot/domain/loyalty';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mutationIn } from '../../../shared/testing/mutation-in.ts';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { encodeBarcode } from '../../codes/encoders/encode-barcode.ts';
import { DELIVERY, HELD_RM10, NOODLE, USED } from '../samples.ts';
import { ClaimedVoucherView } from './ClaimedVoucherView.tsx';

const USE = /Use at the counter|在柜台使用/;
const INPUT = { voucher_id: 'cv_rm10' };
const idle = mutationIn<object, ClaimedVoucher>({ waiting: 'idle' }, INPUT);

const meta = {
  component: ClaimedVoucherView,
  args: {
    back: { label: 'Back', href: '/myVouchers', onPress: fn() },
    voucher: queryIn('ready', HELD_RM10),
    use: idle,
    isJustUsed: false,
    time: <span translate="no">12:30:05</span>,
    barcode: { status: 'ready', code: encodeBarcode('CV-3H8N5W1X') },
    actions: { use: fn(), confirm: fn(), dismiss: fn(), retry: fn(), retryBarcode: fn() },
  },
} satisfies Meta<typeof ClaimedVoucherView>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The counter reads the number as a barcode or text. The voucher can be used there or in an order.
 */
export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('CV-3H8N5W1X')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /CV-3H8N5W1X/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Order with it|点餐/ })).toHaveAttribute(
      'href',
      '/menu',
    );
    await userEvent.click(canvas.getByRole('button', { name: USE }));
    await expect(args.actions.use).toHaveBeenCalledOnce();
  },
};

export const DineIn: Story = {
  args: { voucher: queryIn('ready', NOODLE) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: USE })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Order with it|点餐/ })).toBeNull();
  },
};

export const ForOrders: Story = {
  args: { voucher: queryIn('ready', DELIVERY) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: USE })).toBeNull();
  },
};

/** Using it requires confirmation; the initially focused button changes nothing. */
export const Asking: Story = {
  args: { use: mutationIn<object, ClaimedVoucher>('asking', INPUT) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const [keep, use] = dialog.getAllByRole('button');
    await expect(keep).toHaveFocus();
    if (use) await userEvent.click(use);
    await expect(args.actions.confirm).toHaveBeenCalledOnce();
  },
};

export const Using: Story = { args: { use: mutationIn<object, ClaimedVoucher>('running', INPUT) } };

/** Shown to the counter: the voucher, the running time, and the time of use. */
export const JustUsed: Story = {
  args: {
    voucher: queryIn('ready', USED),
    use: mutationIn<object, ClaimedVoucher>({ waiting: 'done' }, INPUT, { output: USED }),
    isJustUsed: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pass = canvas.getByRole('region');
    await expect(pass).toHaveTextContent('12:30:05');
    await expect(pass).toHaveTextContent(/7:12/);
    await expect(canvas.queryByRole('button', { name: USE })).toBeNull();
  },
};

export const Rejected: Story = {
  args: {
    use: mutationIn<object, ClaimedVoucher>({ waiting: 'rejected' }, INPUT, {
      error: 'VOUCHER_USED',
    }),
  },
};

export const Lost: Story = {
  args: {
    use: mutationIn<object, ClaimedVoucher>({ waiting: 'rejected' }, INPUT, { error: 'ERROR' }),
  },
};

export const WalletLow: Story = {
  args: { voucher: queryIn('ready', { ...HELD_RM10, hindrance: 'wallet_low' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: USE })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Top up|充值/ })).toBeVisible();
  },
};

export const NotToday: Story = {
  args: { voucher: queryIn('ready', { ...NOODLE, hindrance: 'not_today' }) },
};

export const Reserved: Story = {
  args: {
    voucher: queryIn('ready', { ...DELIVERY, hindrance: 'reserved', waiting_order_id: 'order-1' }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /View order|查看订单/ }),
    ).toHaveAttribute('href', '/orderDetail/order-1');
  },
};

export const UsedBefore: Story = {
  args: { voucher: queryIn('ready', USED) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img', { name: /CV-/ })).toBeNull();
  },
};

export const UsedForAnOrder: Story = {
  args: { voucher: queryIn('ready', { ...USED, used_order_id: 'order-1' }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /View order|查看订单/ }),
    ).toHaveAttribute('href', '/orderDetail/order-1');
  },
};

export const CodeOnItsWay: Story = { args: { barcode: { status: 'loading', code: null } } };

export const CodeFailed: Story = {
  args: { barcode: { status: 'failed', code: null } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('CV-3H8N5W1X')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /again|重试|再试/i }));
    await expect(args.actions.retryBarcode).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { voucher: queryIn<ClaimedVoucher>('loading', null) } };

export const Failed: Story = { args: { voucher: queryIn<ClaimedVoucher>('failed', null) } };

export const Stale: Story = { args: { voucher: queryIn('stale', HELD_RM10) } };
