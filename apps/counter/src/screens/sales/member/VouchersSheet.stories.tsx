import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aBillMember } from '../shared/sale-samples.ts';
import { VouchersSheet } from './VouchersSheet.tsx';

const meta = {
  component: VouchersSheet,
  args: { open: true, member: aBillMember(), onVoucher: fn(), onClose: fn() },
} satisfies Meta<typeof VouchersSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Vouchers: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: /Fish head noodles/ }));
    await expect(args.onVoucher).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'hv_noodles' }),
    );
  },
};
