import type { MemberSession } from '@claypot/sdk';
import { someDevices, thisDevice } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mutationIn } from '../../shared/testing/mutation-in.ts';
import { queryIn } from '../../shared/testing/query-in.ts';
import { DevicesView } from './DevicesView.tsx';

const KNOWN = queryIn<readonly MemberSession[]>('ready', someDevices);

const meta = {
  component: DevicesView,
  args: {
    devices: KNOWN,
    others: mutationIn({ waiting: 'idle' }, {}),
    onRetry: fn(),
    onSignOut: fn(),
    onConfirm: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof DevicesView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current device is marked. A device without a user agent has a fallback name. */
export const Several: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('region')).toHaveAccessibleName();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** No other device is signed in, so there is no sign-out button. */
export const OnlyThis: Story = {
  args: { devices: queryIn<readonly MemberSession[]>('ready', thisDevice) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The initially focused button changes nothing. */
export const Asking: Story = {
  args: { others: mutationIn('asking', {}) },
  play: async ({ canvasElement, args }) => {
    const popup = within(within(canvasElement).getByRole('dialog'));
    const [keep, end] = popup.getAllByRole('button');
    await expect(keep).toHaveFocus();
    if (end) await userEvent.click(end);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const SigningOut: Story = { args: { others: mutationIn('running', {}) } };

/** The remaining devices are shown without a refetch. */
export const SignedOut: Story = {
  args: { others: mutationIn({ waiting: 'done' }, {}, { output: thisDevice }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Loading: Story = {
  args: { devices: queryIn<readonly MemberSession[]>('loading', null) },
};

export const Failed: Story = {
  args: { devices: queryIn<readonly MemberSession[]>('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stale: Story = {
  args: { devices: queryIn<readonly MemberSession[]>('stale', someDevices) },
};
