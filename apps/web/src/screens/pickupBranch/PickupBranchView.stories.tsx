import {
  type PickupBranchSnapshot,
  pickupBranchMachine,
  selectPickupBranch,
} from '@claypot/domain';
import type { Branch } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  aBranch,
  closedBranch,
  lastOrdersBranch,
  NOW,
  sleeplessBranch,
} from '../branches/samples.ts';
import { viewOf } from '../parts/in-state.ts';
import { PickupBranchView } from './PickupBranchView.tsx';

/** What the view is given while the machine is in a state. */
function inState(
  value: PickupBranchSnapshot['value'],
  branch: Branch | null = bangsar,
  status: PickupBranchSnapshot['context']['choice']['status'] = 'idle',
) {
  const choice = { status, input: branch, output: null, error: null };
  const context = { branch_id: 'bangsar', branch, error: null, choice };
  return viewOf(pickupBranchMachine.resolveState({ value, context }), selectPickupBranch);
}

const bangsar = aBranch({ distance: 0.7 });
const resting = { shown: 'resting' } as const;

const meta = {
  component: PickupBranchView,
  args: {
    back: { label: 'Back', href: '/branchList', onPress: fn() },
    pickupBranch: inState(resting),
    now: NOW,
    onSelect: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PickupBranchView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { pickupBranch: inState('loading', null) },
};

export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  args: { pickupBranch: inState({ shown: 'refreshing' }) },
};

export const NeverCloses: Story = {
  args: { pickupBranch: inState(resting, sleeplessBranch) },
};

/** A closed branch says when it opens, and can be chosen all the same. */
export const Closed: Story = {
  args: { pickupBranch: inState(resting, closedBranch) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeEnabled();
  },
};

export const LastOrdersOver: Story = {
  args: { pickupBranch: inState(resting, lastOrdersBranch) },
};

export const ClosedUntilFurtherNotice: Story = {
  args: {
    pickupBranch: inState(resting, { ...closedBranch, next_open_time: null }),
  },
};

/** Further presses wait for the answer. */
export const Selecting: Story = {
  args: { pickupBranch: inState(resting, bangsar, 'running') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Asking: Story = {
  args: { pickupBranch: inState(resting, bangsar, 'asking') },
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const [keep, empty] = dialog.getAllByRole('button');
    await expect(keep).toHaveFocus();
    await userEvent.tab();
    await expect(empty).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  args: { pickupBranch: inState(resting, bangsar, 'done') },
};

export const Failed: Story = {
  args: { pickupBranch: inState('failed', null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { pickupBranch: inState('notFound', null) },
};
