import { cents } from '@claypot/sdk';
import { aMemberCard } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { asScreen } from '../orders/shared/testing/story-decorators.tsx';
import { MembersView } from './MembersView.tsx';
import { IDLE, shown } from './shared/member-samples.ts';

const meta = {
  component: MembersView,
  decorators: [asScreen],
  args: {
    find: IDLE,
    onText: fn(),
    onSubmit: fn(),
    onScan: fn(),
    onRetry: fn(),
    onTopUp: fn(),
    onReturn: fn(),
    onJoin: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof MembersView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '4{Enter}');
    await expect(args.onText).toHaveBeenCalledWith('4');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Scan|扫码/ }));
    await expect(args.onScan).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /New member|新会员/ }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const InvalidNumber: Story = {
  args: { find: { ...IDLE, text: '12', problem: 'invalid' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
  },
};

export const UnreadableScan: Story = { args: { find: { ...IDLE, problem: 'unreadable' } } };
export const SeveralCodes: Story = { args: { find: { ...IDLE, problem: 'several' } } };
export const Finding: Story = { args: { find: { ...IDLE, status: 'finding' } } };

export const NotFound: Story = {
  args: { find: { ...IDLE, status: 'notFound', text: '4821 0936 57' } },
};

export const Failed: Story = {
  args: { find: { ...IDLE, status: 'failed', error: 'OFFLINE' } },
  play: async ({ args, canvasElement }) => {
    const again = within(canvasElement).getByRole('button', { name: /again|重试|再试/ });
    await userEvent.click(again);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Shown: Story = {
  args: { find: shown() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Mei' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Top up|现金充值/ }));
    await expect(args.onTopUp).toHaveBeenCalledOnce();
    const [date] = canvas.getAllByText(/30.Nov.2026|2026年11月30日/);
    await expect(date).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(Return|退回)/ }));
    await expect(args.onReturn).toHaveBeenCalledWith(aMemberCard().cash_top_ups[0]);
    await userEvent.click(canvas.getByRole('button', { name: /Next member|下一位会员/ }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** RM 9.99 freeze the tier, and the vouchers with it. */
export const FrozenTier: Story = {
  args: {
    find: shown({
      wallet: cents(999),
      points: 0,
      tier: { ...aMemberCard().tier, is_frozen: true },
      fitting: [],
      others: aMemberCard().vouchers.map((voucher) => ({
        ...voucher,
        count: 1,
        fit: { usable: 0, reason: 'wallet_low', missing_amount: null },
      })),
      topUps: [],
    }),
  },
};

export const NewMember: Story = {
  args: {
    find: shown({
      firstName: null,
      points: 0,
      wallet: cents(0),
      fitting: [],
      others: [],
      topUps: [],
    }),
  },
};

export const OwnRecord: Story = { args: { find: shown({ isOwn: true }) } };

export const ReturnedTopUp: Story = {
  args: {
    find: shown({
      topUps: aMemberCard().cash_top_ups.map((topUp) => ({ ...topUp, state: 'returned' })),
    }),
  },
};
