import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { InvitationView } from './InvitationView.tsx';

const EMPTY = { code: '', password: '', password_confirmation: '', pin: '', pin_confirmation: '' };
const FILLED = {
  code: 'K7QP-2MXD-9RTA',
  password: 'ginger-rice-22',
  password_confirmation: 'ginger-rice-22',
  pin: '402718',
  pin_confirmation: '402718',
};

const meta = {
  component: InvitationView,
  args: {
    companyName: 'CCH Claypot Chicken House',
    form: aForm(EMPTY),
    signInHref: '/counter/sign-in',
    onChange: fn(),
    onSubmit: fn(),
    onLanguage: fn(),
  },
} satisfies Meta<typeof InvitationView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = {
  args: {
    form: aForm(
      { ...FILLED, pin_confirmation: '402719' },
      {
        errors: { pin_confirmation: 'PINS_MISMATCH', code: 'INVITATION_CODE_INVALID' },
        firstInvalid: 'code',
      },
    ),
  },
};
export const Sending: Story = { args: { form: aForm(FILLED, { busy: true }) } };
export const ExpiredCode: Story = {
  args: { form: aForm(FILLED, { rejection: 'INVITATION_INVALID' }) },
};
export const SimplePin: Story = { args: { form: aForm(FILLED, { rejection: 'PIN_TOO_SIMPLE' }) } };
export const Ready: Story = { args: { form: aForm(FILLED, { done: true }) } };
