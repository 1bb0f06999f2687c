import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { SignInView } from './SignInView.tsx';

const EMPTY = { login: '', password: '', code: null };
const FILLED = { login: '012-345 6789', password: 'ginger-rice-22', code: null };

const meta = {
  component: SignInView,
  args: {
    companyName: 'CCH Claypot Chicken House',
    needsCode: false,
    form: aForm(EMPTY),
    invitationHref: '/counter/invitation',
    lockHref: null,
    onBack: fn(),
    onChange: fn(),
    onSubmit: fn(),
    onLanguage: fn(),
  },
} satisfies Meta<typeof SignInView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Password managers find both fields, and Enter submits. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const login = canvasElement.querySelector<HTMLInputElement>('[name=login]');
    await expect(login).toHaveAttribute('autocomplete', 'username');
    login?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: {
    form: aForm(EMPTY, {
      errors: { login: 'LOGIN_REQUIRED', password: 'PASSWORD_REQUIRED' },
      firstInvalid: 'login',
    }),
  },
};

export const Sending: Story = { args: { form: aForm(FILLED, { busy: true }) } };

export const WrongPassword: Story = {
  args: { form: aForm(FILLED, { rejection: 'SIGN_IN_FAILED' }) },
};

export const OnPairedDevice: Story = { args: { lockHref: '/counter' } };

/** The keypad of a phone offers the code of the authenticator app. */
export const SecondFactor: Story = {
  args: {
    needsCode: true,
    form: aForm({ ...FILLED, code: '' }, { rejection: 'SECOND_FACTOR_REQUIRED' }),
  },
  play: async ({ canvasElement, args }) => {
    const code = canvasElement.querySelector<HTMLInputElement>('[name=code]');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
    if (code) await userEvent.type(code, '1');
    await expect(args.onChange).toHaveBeenCalledWith({ field: 'code', value: '1' });
  },
};

export const WrongCode: Story = {
  args: {
    needsCode: true,
    form: aForm({ ...FILLED, code: '123456' }, { rejection: 'SECOND_FACTOR_WRONG' }),
  },
};
