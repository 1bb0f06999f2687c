import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { codeForm, FILLED, NUMBER } from '../forms/samples.ts';
import { SignUpView } from './SignUpView.tsx';

const meta = {
  component: SignUpView,
  args: {
    back: { label: 'Back', href: '/login', onPress: fn() },
    points: 100,
    code: codeForm({}),
    loginHref: '/login',
  },
} satisfies Meta<typeof SignUpView>;
export default meta;

type Story = StoryObj<typeof meta>;

function field(root: HTMLElement, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[name=${name}]`);
  if (found === null) throw new Error(`There is no field ${name}`);
  return found;
}

const submitIn = (root: HTMLElement) => root.querySelector<HTMLElement>('[type=submit]') ?? root;
const buttonBeside = (root: HTMLElement, name: string) =>
  within(field(root, name).parentElement ?? root).getByRole('button');

/**
 * Keyboard only: Enter in the phone number requests the code, and Tab moves on through the form.
 */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    field(canvasElement, 'phone_no').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.code.onSend).toHaveBeenCalledOnce();
    await expect(args.code.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field(canvasElement, 'otp_code')).toHaveFocus();
    await userEvent.tab();
    await expect(buttonBeside(canvasElement, 'otp_code')).toHaveFocus();
    await userEvent.tab();
    await expect(field(canvasElement, 'password')).toHaveFocus();
  },
};

/** `autocomplete` lets password managers and SMS codes fill the right fields. */
export const FilledIn: Story = {
  args: { code: codeForm({ otp: { code: 'counting' }, fields: FILLED }) },
  play: async ({ canvasElement, args }) => {
    const kinds = {
      phone_no: 'username',
      otp_code: 'one-time-code',
      password: 'new-password',
      password_confirmation: 'new-password',
    };
    for (const [name, kind] of Object.entries(kinds)) {
      await expect(field(canvasElement, name)).toHaveAttribute('autocomplete', kind);
    }
    await expect(field(canvasElement, 'otp_code')).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field(canvasElement, 'otp_code'), '{Enter}');
    await expect(args.code.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Submitting focuses the first invalid field. */
export const MissingFields: Story = {
  args: {
    code: codeForm({
      fields: {
        values: {
          phone_no: '',
          otp_code: '',
          password: '',
          password_confirmation: '',
          terms: false,
        },
        errors: {
          phone_no: 'PHONE_REQUIRED',
          otp_code: 'OTP_REQUIRED',
          password: 'PASSWORD_REQUIRED',
          password_confirmation: 'PASSWORD_CONFIRMATION_REQUIRED',
          terms: 'TERMS_REQUIRED',
        },
        firstInvalid: 'phone_no',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(field(canvasElement, 'phone_no')).toHaveFocus();
    await expect(field(canvasElement, 'terms')).toHaveAccessibleDescription();
  },
};

/** An invalid phone number gets the focus. */
export const NoNumber: Story = {
  args: { code: codeForm({ code: { problem: 'PHONE_INVALID' }, fields: NUMBER }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(buttonBeside(canvasElement, 'otp_code'));
    await expect(field(canvasElement, 'phone_no')).toHaveFocus();
    await expect(field(canvasElement, 'phone_no')).toBeInvalid();
  },
};

export const Registered: Story = {
  args: { code: codeForm({ code: { rejection: 'PHONE_NO_REGISTERED' }, fields: NUMBER }) },
};

export const SendingCode: Story = {
  args: { code: codeForm({ otp: { number: 'sending' }, fields: NUMBER }) },
};

/** The number was sent a code for another purpose a moment ago. */
export const CodeTooSoon: Story = {
  args: {
    code: codeForm({
      otp: { number: 'cooling' },
      code: { expiresAt: null, rejection: 'OTP_ALREADY_SENT' },
      fields: NUMBER,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(buttonBeside(canvasElement, 'otp_code')).toBeDisabled();
  },
};

/** Once a code is sent, the phone number is read-only. The countdown is no live region. */
export const CodeSent: Story = {
  args: { code: codeForm({ otp: { code: 'counting' }, fields: NUMBER }) },
  play: async ({ canvasElement, args }) => {
    await expect(field(canvasElement, 'phone_no')).toHaveAttribute('readonly');
    await expect(buttonBeside(canvasElement, 'otp_code')).toHaveTextContent('118');
    await expect(buttonBeside(canvasElement, 'otp_code').closest('[aria-live]')).toBeNull();
    await userEvent.click(buttonBeside(canvasElement, 'phone_no'));
    await expect(args.code.onEditNumber).toHaveBeenCalledOnce();
  },
};

/** The focus stays in the current field when the code has been sent. */
export const GoneOn: Story = {
  args: { code: codeForm({ otp: { number: 'sending' }, fields: NUMBER }) },
  render: function Sending(args) {
    const [isSent, setSent] = useState(false);
    const code = { ...args.code, onChange: () => setSent(true) };
    const sent = codeForm({ otp: { code: 'counting' }, fields: NUMBER });
    return <SignUpView {...args} code={isSent ? sent : code} />;
  },
  play: async ({ canvasElement }) => {
    field(canvasElement, 'phone_no').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(field(canvasElement, 'password'), 'g');
    await expect(field(canvasElement, 'phone_no')).toHaveAttribute('readonly');
    await expect(field(canvasElement, 'password')).toHaveFocus();
  },
};

export const CodeCanBeResent: Story = {
  args: { code: codeForm({ otp: { code: 'resendable' }, fields: NUMBER }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(buttonBeside(canvasElement, 'otp_code'));
    await expect(args.code.onResend).toHaveBeenCalledOnce();
    await expect(field(canvasElement, 'otp_code')).toHaveFocus();
  },
};

export const ResendingCode: Story = {
  args: { code: codeForm({ otp: { code: 'resending' }, fields: NUMBER }) },
  play: async ({ canvasElement }) => {
    await expect(buttonBeside(canvasElement, 'otp_code')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Requesting another code clears the error of the last one. */
export const AnotherCode: Story = {
  args: {
    code: codeForm({
      otp: { code: 'resendable' },
      fields: { ...FILLED, rejection: 'OTP_EXPIRED' },
    }),
  },
  play: async ({ canvasElement, args }) => {
    await expect(field(canvasElement, 'otp_code')).toBeInvalid();
    await userEvent.click(buttonBeside(canvasElement, 'otp_code'));
    await expect(field(canvasElement, 'otp_code')).toBeValid();
    await expect(args.code.onChange).toHaveBeenCalledWith({ field: 'otp_code', value: '' });
  },
};

export const CodeExpired: Story = {
  args: {
    code: codeForm({
      otp: { code: 'resendable' },
      code: { expiresAt: null },
      fields: NUMBER,
    }),
  },
};

/** The server's error appears at the code, which gets the focus. */
export const WrongCode: Story = {
  args: {
    code: codeForm({
      otp: { code: 'counting' },
      fields: { ...FILLED, rejection: 'OTP_NOT_SAME' },
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(field(canvasElement, 'otp_code')).toHaveFocus();
    await expect(field(canvasElement, 'otp_code')).toBeInvalid();
  },
};

export const NoReply: Story = {
  args: {
    code: codeForm({ otp: { code: 'counting' }, fields: { ...FILLED, rejection: 'ERROR' } }),
  },
};

export const SigningUp: Story = {
  args: { code: codeForm({ otp: { code: 'counting' }, form: 'submitting', fields: FILLED }) },
};

/** Signed up and redirecting: another press sends nothing. */
export const SignedUp: Story = {
  args: { code: codeForm({ otp: { code: 'counting' }, form: 'done', fields: FILLED }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(submitIn(canvasElement));
    await expect(args.code.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoPoints: Story = { args: { points: 0 } };
