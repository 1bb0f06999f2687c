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
import { PickupBranchView } from './PickupBranchView.tsx';

/** What the view is given while the machine is in a state. */
function inState(value: PickupBranchSnapshot['value'], branch: Branch | null = bangsar) {
  const context = { branch_id: 'bangsar', branch, error: null };
  return selectPickupBranch(pickupBranchMachine.resolveState({ value, context }));
}

const bangsar = aBranch({ distance: 0.7 });
const resting = { shown: 'resting' } as const;

const meta = {
  component: PickupBranchView,
  parameters: { machine: 'pickupBranch' },
  args: {
    back: { label: 'Back', href: '/branchList', onPress: fn() },
    pickupBranch: inState({ branch: resting, choice: 'open' }),
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
  parameters: { states: ['branch.opening', 'branch.loading'] },
  args: { pickupBranch: inState({ branch: 'loading', choice: 'open' }, null) },
};

export const Shown: Story = {
  parameters: { states: ['branch.shown.resting', 'choice.open'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  parameters: { states: ['branch.shown.refreshing'] },
  args: { pickupBranch: inState({ branch: { shown: 'refreshing' }, choice: 'open' }) },
};

export const NeverCloses: Story = {
  args: { pickupBranch: inState({ branch: resting, choice: 'open' }, sleeplessBranch) },
};

/** A closed branch says when it opens, and can be chosen all the same. */
export const Closed: Story = {
  args: { pickupBranch: inState({ branch: resting, choice: 'open' }, closedBranch) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeEnabled();
  },
};

export const LastOrdersOver: Story = {
  args: { pickupBranch: inState({ branch: resting, choice: 'open' }, lastOrdersBranch) },
};

export const ClosedUntilFurtherNotice: Story = {
  args: {
    pickupBranch: inState(
      { branch: resting, choice: 'open' },
      { ...closedBranch, next_open_time: null },
    ),
  },
};

/** Further presses wait for the answer. */
export const Checking: Story = {
  parameters: { states: ['choice.checking'] },
  args: { pickupBranch: inState({ branch: resting, choice: 'checking' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Confirming: Story = {
  parameters: { states: ['choice.confirming'] },
  args: { pickupBranch: inState({ branch: resting, choice: 'confirming' }) },
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

export const Clearing: Story = {
  parameters: { states: ['choice.clearing'] },
  args: { pickupBranch: inState({ branch: resting, choice: 'clearing' }) },
};

export const Chosen: Story = {
  parameters: { states: ['choice.chosen'] },
  args: { pickupBranch: inState({ branch: resting, choice: 'chosen' }) },
};

export const Failed: Story = {
  parameters: { states: ['branch.failed'] },
  args: { pickupBranch: inState({ branch: 'failed', choice: 'open' }, null) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  parameters: { states: ['branch.notFound'] },
  args: { pickupBranch: inState({ branch: 'notFound', choice: 'open' }, null) },
};
