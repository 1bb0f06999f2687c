import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { VoucherSheet } from './VoucherSheet.tsx';

const meta = {
  component: VoucherSheet,
  args: {
    open: true,
    name: 'Fish head noodles',
    isOnline: true,
    isSending: false,
    isAsking: false,
    error: null,
    onCode: fn(),
    onAsk: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof VoucherSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Code: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, '12 34');
    const use = dialog.getByRole('button', { name: /Use with|凭验证码/ });
    await userEvent.click(use);
    await expect(field).toBeInvalid();
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.type(field, '567');
    await userEvent.click(use);
    await expect(args.onCode).toHaveBeenCalledWith('123456');
    await userEvent.click(dialog.getByRole('button', { name: /Ask on|在手机上/ }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { isSending: true } };
export const Asking: Story = { args: { isAsking: true } };
export const WrongCode: Story = { args: { error: 'PAYMENT_CODE_WRONG' } };
export const Offline: Story = { args: { isOnline: false } };
