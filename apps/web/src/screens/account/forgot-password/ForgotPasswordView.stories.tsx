import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { codeForm, FILLED, NUMBER } from '../forms/samples.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

const meta = {
  component: ForgotPasswordView,
  args: {
    back: { label: 'Back', href: '/login', onPress: fn() },
    code: codeForm({}),
    loginHref: '/login',
  },
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
  },
};

export const CodeSent: Story = {
  args: { code: codeForm({ otp: { code: 'counting' }, fields: NUMBER }) },
};

export const Mismatch: Story = {
  args: {
    code: codeForm({
      otp: { code: 'counting' },
      fields: { ...FILLED, errors: { password_confirmation: 'PASSWORDS_MISMATCH' } },
    }),
  },
};

export const TooManyTries: Story = {
  args: {
    code: codeForm({
      otp: { code: 'resendable' },
      fields: { ...FILLED, rejection: 'OTP_EXPIRED' },
    }),
  },
};

export const Setting: Story = {
  args: { code: codeForm({ otp: { code: 'counting' }, form: 'submitting', fields: FILLED }) },
};
