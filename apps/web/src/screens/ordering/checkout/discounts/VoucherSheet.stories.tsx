import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aJudgedVoucher, anUnfitVoucher, several, VOUCHERS } from './samples.ts';
import { VoucherSheet } from './VoucherSheet.tsx';

const meta = {
  component: VoucherSheet,
  args: {
    open: true,
    discounts: { chosen: null, vouchers: VOUCHERS },
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof VoucherSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Usable vouchers are buttons; the others show the reason. */
export const EveryReason: Story = {
  play: async ({ canvasElement, args }) => {
    const [usable, others] = await within(canvasElement).findAllByRole('list');
    if (others) await expect(within(others).queryByRole('button')).toBeNull();
    const [first] = usable ? within(usable).getAllByRole('button') : [];
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('held-1');
  },
};

export const OneIsChosen: Story = {
  args: {
    discounts: {
      chosen: { id: 'held-1', name: 'RM10 off', saving: cents(1_000) },
      vouchers: VOUCHERS.slice(0, 2),
    },
  },
};

/** Choosing a group of identical vouchers takes the first, unless one of them is already chosen. */
export const EqualOnes: Story = {
  args: {
    discounts: {
      chosen: null,
      vouchers: [
        several(8, aJudgedVoucher({ id: 'ten' })),
        several(1, aJudgedVoucher({ id: 'five', name: 'RM5 off', saving: cents(500) })),
        { ...anUnfitVoucher('fifty', 'RM50 off', 'below_minimum', 4_130), ids: ['fifty', 'other'] },
      ],
    },
  },
  play: async ({ canvasElement, args }) => {
    const [usable] = await within(canvasElement).findAllByRole('list');
    const buttons = usable ? within(usable).getAllByRole('button') : [];
    await expect(buttons).toHaveLength(2);
    if (buttons[0]) await userEvent.click(buttons[0]);
    await expect(args.onChoose).toHaveBeenCalledWith('ten');
  },
};

export const OneOfEqualsIsChosen: Story = {
  args: {
    discounts: {
      chosen: { id: 'ten-3', name: 'RM10 off', saving: cents(1_000) },
      vouchers: [several(8, aJudgedVoucher({ id: 'ten' }))],
    },
  },
  play: async ({ canvasElement, args }) => {
    const [ten] = await within(canvasElement).findAllByRole('button', { pressed: true });
    if (ten) await userEvent.click(ten);
    await expect(args.onChoose).toHaveBeenCalledWith('ten-3');
  },
};

export const WalletLow: Story = {
  args: {
    discounts: {
      chosen: null,
      vouchers: [anUnfitVoucher('held-1', 'RM10 off', 'wallet_low')],
    },
  },
};

export const Empty: Story = { args: { discounts: { chosen: null, vouchers: [] } } };
