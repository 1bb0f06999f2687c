import {
  type PaymentCodeContext,
  paymentCodeMachine,
  selectPaymentCode,
} from '@claypot/domain/loyalty';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { viewOf } from '../../shared/testing/in-state.ts';
import { OneTimeCode } from './OneTimeCode.tsx';

const CODE = { digits: '094287', secondsLeft: 17 };

type Value = Parameters<typeof paymentCodeMachine.resolveState>[0]['value'];

function inState(value: Value, context: Partial<PaymentCodeContext> = {}) {
  const full = { code: null, error: null, ...context };
  return viewOf(paymentCodeMachine.resolveState({ value, context: full }), selectPaymentCode);
}

const SHOW = /Show one-time code|显示一次性验证码/;
const HIDE = /Hide the code|隐藏验证码/;
const RETRY = /Try again|重试/;

const meta = {
  component: OneTimeCode,
  args: { view: inState('hidden'), onShow: fn(), onHide: fn() },
} satisfies Meta<typeof OneTimeCode>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No digits are in the page before the press. */
export const Hidden: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).not.toHaveTextContent(/\d{3}/);
    await userEvent.click(canvas.getByRole('button', { name: SHOW }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/** The digits are in two groups, with the seconds until the next code. */
export const Shown: Story = {
  args: { view: inState({ shown: 'ticking' }, { code: CODE }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('094 287');
    await expect(canvasElement).toHaveTextContent(/17\s?(s|秒)/);
    await userEvent.click(canvas.getByRole('button', { name: HIDE }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

/** The device requests its secret for the first time. */
export const Loading: Story = {
  args: { view: inState('loading') },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: SHOW });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onShow).not.toHaveBeenCalled();
  },
};

/** Without a secret, the device has to connect once. */
export const Offline: Story = {
  args: { view: inState('failed', { error: 'OFFLINE' }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Connect to the internet once|请先联网一次/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: RETRY }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { view: inState('failed', { error: 'SERVICE_UNAVAILABLE' }) },
};

/** Codes depend on the time, so a device with a wrong clock shows none. */
export const ClockWrong: Story = {
  args: { view: inState('clockWrong') },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/clock of this device is wrong|设备的时间不正确/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: RETRY }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
