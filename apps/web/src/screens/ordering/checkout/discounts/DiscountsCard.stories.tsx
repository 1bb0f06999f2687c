import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DiscountsCard } from './DiscountsCard.tsx';
import { someDiscounts } from './samples.ts';

const CHOSEN = { id: 'held-1', name: 'RM10 off', saving: cents(1_000) };

const meta = {
  component: DiscountsCard,
  args: {
    discounts: someDiscounts(),
    status: 'ready',
    actions: { choose: fn(), spendPoints: fn(), takeBest: fn(), retry: fn() },
  },
} satisfies Meta<typeof DiscountsCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One press applies the best deal, by keyboard too. */
export const NothingChosen: Story = {
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const [, best] = buttons;
    best?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.takeBest).toHaveBeenCalledOnce();
  },
};

export const BestDealInUse: Story = {
  args: {
    discounts: someDiscounts({
      chosen: CHOSEN,
      points: { cost: 1_000, saving: cents(1_000), on: true },
      best: null,
      hasBest: true,
      nearest: null,
    }),
  },
  play: async ({ canvasElement, args }) => {
    const points = within(canvasElement).getByRole('checkbox');
    await expect(points).toBeChecked();
    points.focus();
    await userEvent.keyboard(' ');
    await expect(args.actions.spendPoints).toHaveBeenCalledWith(false);
  },
};

export const WorseThanTheBest: Story = {
  args: {
    discounts: someDiscounts({
      chosen: { id: 'held-2', name: 'Free delivery', saving: cents(850) },
      best: { saving: cents(150), voucherName: 'RM10 off', spendsPoints: false },
      points: null,
    }),
  },
};

export const PointsAreBest: Story = {
  args: {
    discounts: someDiscounts({
      usable: 0,
      best: { saving: cents(1_000), voucherName: null, spendsPoints: true },
    }),
  },
};

export const Loading: Story = {
  args: {
    discounts: someDiscounts({ vouchers: null, usable: 0, best: null, nearest: null }),
    status: 'loading',
  },
};

export const Failed: Story = {
  args: {
    discounts: someDiscounts({ vouchers: null, usable: 0, best: null, nearest: null }),
    status: 'failed',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};

export const NoneClaimed: Story = {
  args: {
    discounts: someDiscounts({ vouchers: [], usable: 0, points: null, best: null, nearest: null }),
    status: 'empty',
  },
};

/** A notice explains each discount that no longer applies, for voucher and points. */
export const TakenOff: Story = {
  args: {
    discounts: someDiscounts({
      takenOff: [
        { kind: 'voucher', name: 'RM20 off', reason: 'below_minimum', missing: cents(420) },
        { kind: 'points' },
      ],
      points: null,
      best: null,
    }),
  },
};

export const TakenOffForPickup: Story = {
  args: {
    discounts: someDiscounts({
      takenOff: [
        { kind: 'voucher', name: 'Free delivery', reason: 'delivery_only', missing: null },
      ],
    }),
  },
};

export const NoLongerClaimed: Story = {
  args: {
    discounts: someDiscounts({
      takenOff: [{ kind: 'voucher', name: 'RM20 off', reason: null, missing: null }],
    }),
  },
};

/** The sheet loads on first use. Choosing a voucher closes it. */
export const ChoosingAVoucher: Story = {
  play: async ({ canvasElement, args }) => {
    const [open] = within(canvasElement).getAllByRole('button');
    if (open) await userEvent.click(open);
    const sheet = await within(canvasElement).findByRole('dialog');
    const [usable] = await within(sheet).findAllByRole('list');
    const [, second] = usable ? within(usable).getAllByRole('button') : [];
    if (second) await userEvent.click(second);
    await expect(args.actions.choose).toHaveBeenCalledWith('held-2');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
  },
};
