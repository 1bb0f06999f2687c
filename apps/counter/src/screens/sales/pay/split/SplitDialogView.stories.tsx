import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rejectedWith } from '../../../orders/shared/testing/money-samples.ts';
import { SPLIT } from '../testing/pay-samples.ts';
import { SplitDialogView } from './SplitDialogView.tsx';

const meta = {
  component: SplitDialogView,
  args: {
    open: true,
    split: SPLIT,
    onBy: fn(),
    onPeople: fn(),
    onShareCount: fn(),
    onLine: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SplitDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByPeople: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /More people|增加人数/ }));
    await expect(args.onPeople).toHaveBeenCalledWith(3);
    await userEvent.click(dialog.getByRole('button', { name: /^(Split|拆分)$/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
/** RM 83.39 by 7. */
export const ByManyPeople: Story = {
  args: {
    split: {
      ...SPLIT,
      people: 7,
      totals: [1192, 1192, 1191, 1191, 1191, 1191, 1191].map((total) => cents(total)),
    },
  },
};
export const ByLines: Story = {
  args: { split: { ...SPLIT, by: 'lines', totals: [cents(4389), cents(3950)] } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Claypot rice/ }), '1');
    await expect(args.onLine).toHaveBeenCalledWith('bl_1', 1);
  },
};
export const EmptyShare: Story = {
  args: {
    split: { ...SPLIT, by: 'lines', totals: [], error: 'EMPTY_SHARE', wasTried: true },
  },
};
export const WithVoucher: Story = {
  args: { split: { ...SPLIT, totals: [], error: 'SPLIT_WITH_VOUCHER', wasTried: true } },
};
export const Sending: Story = { args: { split: { ...SPLIT, status: 'sending' } } };
export const Checking: Story = { args: { split: { ...SPLIT, status: 'checking' } } };
export const Rejected: Story = {
  args: {
    split: { ...SPLIT, ...rejectedWith({ kind: 'failed', code: 'SPLIT_NOT_POSSIBLE' }) },
  },
};
export const Offline: Story = { args: { split: { ...SPLIT, isOnline: false } } };
