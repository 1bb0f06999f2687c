import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HOME } from '../addresses/samples.ts';
import { branches } from '../branches/samples.ts';
import { HandoverView } from './HandoverView.tsx';

const loaded = {
  status: 'ready',
  data: branches,
  refreshing: false,
  stale: false,
  error: null,
} as const;
const resting = { status: 'idle', input: null, output: null, error: null } as const;

const meta = {
  component: HandoverView,
  parameters: { machine: 'orderMethod' },
  args: {
    method: 'delivery',
    address: HOME,
    branch: { id: 'bangsar', name: 'CCH Bangsar' },
    servedBy: loaded,
    change: resting,
    needsAddress: false,
    actions: {
      deliver: fn(),
      pickUp: fn(),
      createAddress: fn(),
      dismiss: fn(),
      select: fn(),
      confirm: fn(),
      cancel: fn(),
      retry: fn(),
    },
  },
} satisfies Meta<typeof HandoverView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Delivery: Story = {
  parameters: { states: ['opening', 'resting'] },
  play: async ({ canvasElement, args }) => {
    const [, pickup] = within(canvasElement).getAllByRole('radio');
    if (pickup) await userEvent.click(pickup);
    await expect(args.actions.pickUp).toHaveBeenCalledOnce();
  },
};

export const ChoosingTheBranch: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [open] = canvas.getAllByRole('button');
    if (open) await userEvent.click(open);
    const sheet = within(canvas.getByRole('dialog'));
    const [other] = sheet.getAllByRole('button', { pressed: false });
    if (other) await userEvent.click(other);
    await expect(args.actions.select).toHaveBeenCalledOnce();
  },
};

export const Pickup: Story = { args: { method: 'pickup', address: null, servedBy: null } };

export const NoAddress: Story = {
  parameters: { states: ['noAddress'] },
  args: { address: null, servedBy: null, needsAddress: true },
};
