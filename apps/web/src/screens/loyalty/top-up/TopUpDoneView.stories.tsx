import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NEW_FLYER } from './samples.ts';
import { TopUpDoneView } from './TopUpDoneView.tsx';

const meta = {
  component: TopUpDoneView,
  args: {
    back: { label: 'Back', href: '/family', onPress: fn() },
    outcome: { amount: cents(50_000), wallet: cents(58_450), tier: NEW_FLYER },
  },
} satisfies Meta<typeof TopUpDoneView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The focus moves to the result, and a link leads to the vouchers. */
export const NewTier: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 2, name: /Junior Flyers/ });
    await expect(heading).toHaveFocus();
    await expect(canvas.queryByText(/Silver/)).toBeNull();
    await expect(canvas.getByText(/16 vouchers|16 张优惠券/)).toBeVisible();
    await expect(canvas.getByText(/3 of them come month by month|3 张逐月生效/)).toBeVisible();
    await expect(canvas.getByText('RM 584.50')).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/family', '/myVouchers', '/transactionHistory', '/home']);
  },
};

export const NewGold: Story = {
  args: {
    outcome: {
      amount: cents(100_000),
      wallet: cents(158_450),
      tier: {
        ...NEW_FLYER,
        level_id: 3,
        level: 'Gold',
        level_name: 'Royal Rooster',
        voucher_count: 32,
        monthly_voucher_count: 6,
      },
    },
  },
};

export const Renewed: Story = {
  args: {
    outcome: {
      amount: cents(50_000),
      wallet: cents(58_450),
      tier: { ...NEW_FLYER, change: 'renewed' },
    },
  },
};

/** The member keeps a higher tier, but receives the lower tier's vouchers. */
export const KeptHigher: Story = {
  args: {
    outcome: {
      amount: cents(50_000),
      wallet: cents(58_450),
      tier: { ...NEW_FLYER, change: 'kept' },
    },
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent('RM 500');
  },
};

export const PlainAmount: Story = {
  args: { outcome: { amount: cents(5000), wallet: cents(13_450), tier: null } },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/family', '/transactionHistory', '/home']);
  },
};

/** The wallet balance is still loading. */
export const BalanceToCome: Story = {
  args: { outcome: { amount: cents(5000), wallet: null, tier: null } },
};
