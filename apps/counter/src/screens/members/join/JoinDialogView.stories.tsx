import type { JoinView } from '@claypot/counter/members';
import { aMemberCard } from '@claypot/testing/counter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { JoinDialogView } from './JoinDialogView.tsx';

const NUMBER: JoinView = {
  status: 'number',
  phone: '',
  phoneNo: '',
  code: '',
  hasAgreed: false,
  missing: null,
  resendIn: 0,
  error: null,
  isLost: false,
  member: null,
};

const CODE: JoinView = {
  ...NUMBER,
  status: 'code',
  phone: '012-345 6789',
  phoneNo: '+60123456789',
  resendIn: 96,
};

const FILLED: JoinView = { ...CODE, code: '482915', hasAgreed: true };

const meta = {
  component: JoinDialogView,
  args: {
    open: true,
    join: NUMBER,
    onPhone: fn(),
    onCode: fn(),
    onAgree: fn(),
    onSubmit: fn(),
    onResend: fn(),
    onEdit: fn(),
    onShow: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof JoinDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EnteringNumber: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '0');
    await expect(args.onPhone).toHaveBeenCalledWith('0');
    await userEvent.click(dialog.getByRole('button', { name: /Send the code|发送验证码/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const NumberMissing: Story = { args: { join: { ...NUMBER, missing: 'number' } } };
export const Sending: Story = {
  args: { join: { ...NUMBER, status: 'sending', phone: '012-345 6789' } },
};
export const Registered: Story = {
  args: { join: { ...NUMBER, phone: '012-345 6789', error: 'PHONE_NO_REGISTERED' } },
};
export const EnteringCode: Story = {
  args: { join: CODE },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.getByText(/1:36/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox'));
    await expect(args.onAgree).toHaveBeenCalledWith(true);
  },
};
/** Another code is possible. */
export const Resendable: Story = {
  args: { join: { ...CODE, resendIn: 0 } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /another code|重新发送/ }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const Resending: Story = { args: { join: { ...CODE, status: 'resending', resendIn: 0 } } };
export const CodeMissing: Story = { args: { join: { ...CODE, missing: 'code' } } };
export const AgreementMissing: Story = {
  args: { join: { ...CODE, code: '482915', missing: 'agreement' } },
};
export const Joining: Story = { args: { join: { ...FILLED, status: 'joining' } } };
export const WrongCode: Story = { args: { join: { ...FILLED, error: 'OTP_NOT_SAME' } } };
export const LostResponse: Story = { args: { join: { ...FILLED, error: 'ERROR', isLost: true } } };
export const Joined: Story = {
  args: { join: { ...FILLED, status: 'joined', member: aMemberCard() } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /card|查看/ }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
