import type { AccountClosing, MemberData } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mutationIn } from '../../shared/testing/mutation-in.ts';
import { PersonalDataView } from './PersonalDataView.tsx';

const PASSWORD = { password: 'claypot9' };
const NOTHING = { orders: 0, bookings: 0, top_ups: 0 };
const closingIn = (
  value: Parameters<typeof mutationIn>[0],
  came?: {
    readonly output?: AccountClosing;
    readonly error?: 'INVALID_PASSWORD' | 'TOO_MANY_REQUESTS';
  },
) => mutationIn<typeof PASSWORD, AccountClosing>(value, PASSWORD, came);

const meta = {
  component: PersonalDataView,
  args: {
    held: { wallet: 5050, point: 120 },
    phone: '+60123456789',
    download: mutationIn<object, MemberData>({ waiting: 'idle' }, {}),
    closing: closingIn({ waiting: 'idle' }),
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PersonalDataView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the popup that confirms closing the account. */
async function ask(root: HTMLElement) {
  const [, close] = within(root).getAllByRole('button');
  if (close) await userEvent.click(close);
  return within(within(root).getByRole('dialog'));
}

export const Both: Story = {
  play: async ({ canvasElement, args }) => {
    const [download] = within(canvasElement).getAllByRole('button');
    download?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Fetching: Story = {
  args: { download: mutationIn<object, MemberData>('running', {}) },
};

/** The popup lists the losses. It sends nothing without the password, and one request with it. */
export const Asking: Story = {
  play: async ({ canvasElement, args }) => {
    const popup = await ask(canvasElement);
    await expect(popup.getByText(/50\.50/)).toBeInTheDocument();
    const confirm = popup.getAllByRole('button').at(-1);
    if (confirm) await userEvent.click(confirm);
    await expect(args.onClose).not.toHaveBeenCalled();
    const field = canvasElement.querySelector<HTMLInputElement>('[name=password]');
    await expect(field).toBeInvalid();
    if (field) await userEvent.type(field, 'claypot9');
    if (confirm) await userEvent.click(confirm);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('claypot9');
  },
};

export const WrongPassword: Story = {
  args: { closing: closingIn({ waiting: 'rejected' }, { error: 'INVALID_PASSWORD' }) },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(canvasElement.querySelector('[name=password]')).toBeInvalid();
  },
};

export const Stopped: Story = {
  args: { closing: closingIn({ waiting: 'rejected' }, { error: 'TOO_MANY_REQUESTS' }) },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
    await expect(canvasElement.querySelector('[name=password]')).toBeValid();
  },
};

export const Closing: Story = {
  args: { closing: closingIn('running') },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
  },
};

/** Open orders are not cancelled: the popup shows which must be completed first. */
export const UnderWay: Story = {
  args: {
    closing: closingIn(
      { waiting: 'done' },
      { output: { closed: false, open: { ...NOTHING, orders: 1 } } },
    ),
  },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
  },
};
