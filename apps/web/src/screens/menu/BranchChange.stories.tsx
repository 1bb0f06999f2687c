import {
  type BranchChange,
  type ChosenBranch,
  selectMutation,
  unprovidedMutation,
} from '@claypot/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { HOME } from '../addresses/samples.ts';
import { branches } from '../branches/samples.ts';
import { viewOf } from '../parts/in-state.ts';
import { FulfilmentChoiceView } from './FulfilmentChoiceView.tsx';

const machine = unprovidedMutation<ChosenBranch, BranchChange>();
type Snapshot = SnapshotFrom<typeof machine>;

/** What the view is given while the machine is in a state. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const { input = { id: 'klcc', branch_name: 'CCH KLCC' }, output = null, error = null } = context;
  return viewOf(
    machine.resolveState({ value, context: { input, confirmed: false, output, error } }),
    selectMutation,
  );
}

const meta = {
  component: FulfilmentChoiceView,
  args: {
    method: 'delivery',
    address: HOME,
    branch: { id: 'bangsar', name: 'CCH Bangsar' },
    servedBy: { status: 'ready', data: branches, refreshing: false, stale: false, error: null },
    change: inState({ waiting: 'idle' }, { input: null }),
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

/** Whether the cart has to be cleared is looked up. */
export const Checking: Story = {
  args: { change: inState('checking') },
};

export const Running: Story = {
  args: { change: inState('running') },
};

/** The cart goes only after a yes. */
export const Asking: Story = {
  args: { change: inState('asking') },
  play: async ({ canvasElement, args }) => {
    const [keep] = within(within(canvasElement).getByRole('dialog')).getAllByRole('button');
    if (keep) await userEvent.click(keep);
    await expect(args.actions.cancel).toHaveBeenCalledOnce();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: {
    branch: { id: 'klcc', name: 'CCH KLCC' },
    change: inState({ waiting: 'done' }, { output: { cleared: null } }),
  },
};

/** A toast says why; the branch is what it was. */
export const Refused: Story = {
  args: { change: inState({ waiting: 'refused' }, { error: 'ERROR' }) },
};
