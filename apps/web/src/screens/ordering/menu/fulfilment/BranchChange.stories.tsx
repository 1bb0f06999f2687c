import { selectMutation, unprovidedMutation } from '@claypot/domain/machines';
import type { BranchChange, ChosenBranch } from '@claypot/domain/places';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { HOME } from '../../../places/addresses/samples.ts';
import { NOW } from '../../../places/branches/samples.ts';
import { derived, viewOf } from '../../../shared/testing/in-state.ts';
import { deliveryBranchIn } from './delivery-branch-samples.ts';
import { FulfilmentChoiceView } from './FulfilmentChoiceView.tsx';

const machine = unprovidedMutation<ChosenBranch, BranchChange>();
type Snapshot = SnapshotFrom<typeof machine>;

function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const { input = { id: 'klcc', branch_name: 'CCH KLCC' }, output = null, error = null } = context;
  const choice = viewOf(
    machine.resolveState({ value, context: { input, confirmed: false, output, error } }),
    selectMutation,
  );
  return derived(choice, deliveryBranchIn('ready', undefined, { choice }));
}

const meta = {
  component: FulfilmentChoiceView,
  args: {
    method: 'delivery',
    address: HOME,
    branch: { id: 'bangsar', name: 'CCH Bangsar' },
    deliveryBranch: inState({ waiting: 'idle' }, { input: null }),
    now: NOW,
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
} satisfies Meta<typeof FulfilmentChoiceView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** Checking if the cart has to be cleared. */
export const Checking: Story = {
  args: { deliveryBranch: inState('checking') },
};

export const Running: Story = {
  args: { deliveryBranch: inState('running') },
};

/** The cart is cleared only after confirmation. */
export const Asking: Story = {
  args: { deliveryBranch: inState('asking') },
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    const [keep] = within(dialog).getAllByRole('button');
    if (keep) await userEvent.click(keep);
    await expect(args.actions.cancel).toHaveBeenCalledOnce();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: {
    branch: { id: 'klcc', name: 'CCH KLCC' },
    deliveryBranch: inState({ waiting: 'done' }, { output: { changed: null } }),
  },
};

/** A toast shows the reason; the branch is unchanged. */
export const Rejected: Story = {
  args: { deliveryBranch: inState({ waiting: 'rejected' }, { error: 'ERROR' }) },
};
