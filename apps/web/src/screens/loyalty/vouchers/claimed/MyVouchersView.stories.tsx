import type { ClaimedVouchers } from '@claypot/domain/loyalty';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { queryIn } from '../../../shared/testing/query-in.ts';
import { ALIKE, CLAIMED, MANY, RESTING } from '../samples.ts';
import { MyVouchersView } from './MyVouchersView.tsx';

const meta = {
  component: MyVouchersView,
  args: {
    back: { label: 'Back', href: '/me', onPress: fn() },
    vouchers: queryIn('ready', CLAIMED),
    claimable: '3 now',
    onRetry: fn(),
  },
} satisfies Meta<typeof MyVouchersView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each ticket links to its own page; past vouchers have a tab of their own. */
export const Active: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = canvas.getAllByRole('listitem').map((row) => within(row).getByRole('link'));
    await expect(links).toHaveLength(4);
    const offers = canvas.getByRole('link', { name: /to claim|领取/ });
    await expect(offers).toHaveAttribute('href', '/voucher');
    await expect(offers).toHaveTextContent('3');
    await expect(links[0]).toHaveAttribute('href', '/voucherDetail/claimed/cv_rm10');
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('4');
    // Skips the Back button and the link to claimable vouchers.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('2');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Used and expired vouchers have a status badge. */
export const Past: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, past] = await canvas.findAllByRole('tab');
    if (past) await userEvent.click(past);
    await expect(canvas.getByText(/^(Used|已使用)$/)).toBeVisible();
    await expect(canvas.getByText(/^(Expired|已过期)$/)).toBeVisible();
  },
};

/** The wallet balance is too low for all vouchers: one notice links to the top-up page. */
export const WalletLow: Story = {
  args: { vouchers: queryIn('ready', RESTING) },
  play: async ({ canvasElement }) => {
    const [topUp] = within(canvasElement).getAllByRole('link', { name: /Top up|充值/ });
    await expect(topUp).toHaveAttribute('href', '/topUp');
  },
};

/** A long list is shown page by page. */
export const Many: Story = {
  args: { vouchers: queryIn('ready', MANY) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: /Show more|显示更多/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
  },
};

/** Identical vouchers are one ticket with their number. It links to the one that expires first. */
export const Alike: Story = {
  args: { vouchers: queryIn('ready', ALIKE) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('48');
    const [ticket, ...others] = canvas.getAllByRole('listitem');
    await expect(others).toHaveLength(0);
    await expect(ticket).toHaveTextContent(/(?:× |共 )48/);
    const dates = within(canvasElement).getAllByText(/^(8|40)( ×| 张)/);
    await expect(dates).toHaveLength(2);
    const [first] = canvas.getAllByRole('link', { name: /RM10/ });
    await expect(first).toHaveAttribute('href', '/voucherDetail/claimed/cv_0');
  },
};

export const NoneActive: Story = {
  args: { vouchers: queryIn('ready', { active: [], past: CLAIMED.past }) },
};

export const NonePast: Story = {
  args: { vouchers: queryIn('ready', { active: CLAIMED.active, past: [] }) },
  play: async ({ canvasElement }) => {
    const [, past] = await within(canvasElement).findAllByRole('tab');
    if (past) await userEvent.click(past);
    await expect(within(canvasElement).getByRole('tabpanel')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { vouchers: queryIn('empty', { active: [], past: [] }) },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link', { name: /claim|领取/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/voucher', '/voucher']);
  },
};

export const Loading: Story = { args: { vouchers: queryIn<ClaimedVouchers>('loading', null) } };

export const Failed: Story = {
  args: { vouchers: queryIn<ClaimedVouchers>('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /again|重试|再试/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = { args: { vouchers: queryIn('stale', CLAIMED) } };
