import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aForm } from '../../shared/forms/form-samples.ts';
import { SecondFactorView } from './SecondFactorView.tsx';

const SETUP = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  url: 'otpauth://totp/Claypot:aisha?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Claypot',
};
const OFF = { status: 'off', setup: null, form: null, error: null } as const;

const meta = {
  component: SecondFactorView,
  args: {
    view: OFF,
    backHref: '/counter/settings',
    onBegin: fn(),
    onRemove: fn(),
    onCode: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SecondFactorView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const Starting: Story = { args: { view: { ...OFF, status: 'starting' } } };
export const StartFailed: Story = { args: { view: { ...OFF, error: 'OFFLINE' } } };
export const Confirming: Story = {
  args: { view: { ...OFF, status: 'confirming', setup: SETUP, form: aForm({ code: '' }) } },
  play: async ({ canvasElement, args }) => {
    const code = canvasElement.querySelector<HTMLInputElement>('[name=code]');
    if (code) await userEvent.type(code, '4');
    await expect(args.onCode).toHaveBeenCalledWith('4');
  },
};
export const WrongCode: Story = {
  args: {
    view: {
      ...OFF,
      status: 'confirming',
      setup: SETUP,
      form: aForm({ code: '123456' }, { rejection: 'SECOND_FACTOR_WRONG' }),
    },
  },
};
export const On: Story = { args: { view: { ...OFF, status: 'on' } } };
export const Removing: Story = {
  args: { view: { ...OFF, status: 'removing', form: aForm({ code: '' }) } },
};
