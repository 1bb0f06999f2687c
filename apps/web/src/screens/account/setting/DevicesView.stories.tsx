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

/** This device is marked, one that did not say what it is has a name all the same. */
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

/** There is nothing to end. */
export const OnlyThis: Story = {
  args: { devices: queryIn<readonly MemberSession[]>('ready', thisDevice) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** The answer that has the focus changes nothing. */
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

/** What is left is shown at once. */
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
