import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formInState } from '../../shared/testing/form-samples.ts';
import { ChangePasswordView } from './ChangePasswordView.tsx';

const BLANK = { old_password: '', password: '', password_confirmation: '' };
const FILLED = {
  old_password: 'ginger12',
  password: 'galangal',
  password_confirmation: 'galangal',
};

const meta = {
  component: ChangePasswordView,
  args: {
    back: { label: 'Back', href: '/setting', onPress: fn() },
    phone: '+60123456789',
    form: formInState('editing', { values: BLANK }),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ChangePasswordView>;
export default meta;

type Story = StoryObj<typeof meta>;

const named = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`[name=${name}]`);

const save = (root: HTMLElement) => root.querySelector<HTMLElement>('[type=submit]');

/**
 * Keyboard only: the tab order follows the reading order. `autocomplete` identifies each field to a
 * password manager.
 */
export const Blank: Story = {
  play: async ({ canvasElement, args }) => {
    const kinds = Object.keys(BLANK).map((name) => named(canvasElement, name)?.autocomplete);
    await expect(kinds).toEqual(['current-password', 'new-password', 'new-password']);
    named(canvasElement, 'old_password')?.focus();
    // The button that shows the password is between the two fields.
    await userEvent.tab();
    await userEvent.tab();
    await expect(named(canvasElement, 'password')).toHaveFocus();
    save(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Mismatch: Story = {
  args: {
    form: formInState('editing', {
      values: { ...FILLED, password_confirmation: 'galanga' },
      errors: { password_confirmation: 'PASSWORDS_MISMATCH' },
      firstInvalid: 'password_confirmation',
    }),
  },
  play: async ({ canvasElement }) => {
    save(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(named(canvasElement, 'password_confirmation')).toHaveFocus();
  },
};

export const Missing: Story = {
  args: {
    form: formInState('editing', {
      values: BLANK,
      errors: {
        old_password: 'OLD_PASSWORD_REQUIRED',
        password: 'NEW_PASSWORD_REQUIRED',
        password_confirmation: 'PASSWORD_CONFIRMATION_REQUIRED',
      },
      firstInvalid: 'old_password',
    }),
  },
};

/** The new password is too common: the error appears at its field. */
export const EasyPassword: Story = {
  args: {
    form: formInState('editing', {
      values: { ...FILLED, password: 'abc123', password_confirmation: 'abc123' },
      rejection: 'PASSWORD_TOO_COMMON',
    }),
  },
  play: async ({ canvasElement }) => {
    save(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(named(canvasElement, 'password')).toHaveFocus();
    await expect(named(canvasElement, 'password')).toBeInvalid();
  },
};

/** The old password is wrong: the error appears at its field. */
export const WrongOldPassword: Story = {
  args: { form: formInState('editing', { values: FILLED, rejection: 'INVALID_PASSWORD' }) },
  play: async ({ canvasElement }) => {
    await expect(named(canvasElement, 'old_password')).toHaveAttribute('aria-invalid', 'true');
    await expect(named(canvasElement, 'password')).not.toHaveAttribute('aria-invalid');
  },
};

/** Too many attempts: the error belongs to no field. */
export const Stopped: Story = {
  args: { form: formInState('editing', { values: FILLED, rejection: 'TOO_MANY_REQUESTS' }) },
};

export const Saving: Story = {
  args: { form: formInState('submitting', { values: FILLED }) },
};

/** Saved, and navigating back: another press sends nothing. */
export const Saved: Story = {
  args: { form: formInState('done', { values: FILLED }) },
  play: async ({ canvasElement, args }) => {
    save(canvasElement)?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
