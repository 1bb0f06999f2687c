import type { SignInValues } from '@claypot/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type FormSample, formInState } from '../../shared/testing/form-samples.ts';
import { LoginView } from './LoginView.tsx';

const FILLED = { phone_no: '012-345 6789', password: 'ginger12' };

const form = (
  value: 'opening' | 'editing' | 'submitting' | 'done',
  sample: Partial<FormSample<SignInValues>> = {},
) => formInState(value, { values: { phone_no: '', password: '' }, ...sample });

const meta = {
  component: LoginView,
  args: {
    company: {
      company_name: 'Claypot Kitchen',
      company_logo: '/media/demo/logo.svg',
      company_banner_thumb: '/media/demo/banner-1-thumb.avif',
    },
    language: 'en',
    expired: false,
    form: form('editing'),
    signUpHref: '/signUp',
    forgotHref: '/forgotPassword',
    onChange: fn(),
    onSubmit: fn(),
    onLanguage: fn(),
    onContinueAsGuest: fn(),
  },
} satisfies Meta<typeof LoginView>;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (root: HTMLElement, name: string) => root.querySelector(`[name=${name}]`);

/** The tab order follows the reading order; Enter submits. */
export const Welcome: Story = {
  play: async ({ canvasElement, args }) => {
    const number = named(canvasElement, 'phone_no');
    await expect(number).toHaveAttribute('autocomplete', 'username');
    await expect(number).toHaveAttribute('inputmode', 'tel');
    await expect(named(canvasElement, 'password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    if (number instanceof HTMLElement) number.focus();
    await userEvent.tab();
    await expect(named(canvasElement, 'password')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvasElement.querySelector('[href="/forgotPassword"]')).toHaveFocus();
  },
};

export const AsGuest: Story = {
  play: async ({ canvasElement, args }) => {
    const guest = within(canvasElement).getAllByRole('button').at(-1);
    if (guest) await userEvent.click(guest);
    await expect(args.onContinueAsGuest).toHaveBeenCalledOnce();
  },
};

/** Submitting focuses the first invalid field. */
export const MissingFields: Story = {
  args: {
    form: form('editing', {
      errors: { phone_no: 'PHONE_REQUIRED', password: 'PASSWORD_REQUIRED' },
      firstInvalid: 'phone_no',
    }),
  },
  play: async ({ canvasElement, args }) => {
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(named(canvasElement, 'phone_no')).toHaveFocus();
    await expect(named(canvasElement, 'phone_no')).toHaveAccessibleDescription();
  },
};

/** The server's error appears at its field, which gets the focus. */
export const WrongPassword: Story = {
  args: { form: form('editing', { values: FILLED, rejection: 'INVALID_PASSWORD' }) },
  play: async ({ canvasElement }) => {
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(named(canvasElement, 'password')).toHaveFocus();
    await expect(named(canvasElement, 'password')).toBeInvalid();
  },
};

export const TooManyTries: Story = {
  args: { form: form('editing', { values: FILLED, rejection: 'TOO_MANY_REQUESTS' }) },
  play: async ({ canvasElement }) => {
    await expect(named(canvasElement, 'password')).toBeValid();
  },
};

export const LoggingIn: Story = {
  args: { form: form('submitting', { values: FILLED }) },
};

/** Signed in and redirecting: another press sends nothing. */
export const LoggedIn: Story = {
  args: { form: form('done', { values: FILLED }) },
  play: async ({ canvasElement, args }) => {
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Expired: Story = { args: { expired: true } };

export const LongName: Story = {
  args: {
    company: {
      company_name: 'Claypot & Charcoal Heritage Kitchen of Old Klang Road',
      company_logo: '/media/demo/logo.svg',
      company_banner_thumb: '/media/demo/banner-1-thumb.avif',
    },
    language: 'zh_CN',
  },
};
