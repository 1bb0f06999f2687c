import {
  type BranchChangeSnapshot,
  branchChangeMachine,
  selectBranchChange,
} from '@claypot/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HOME } from '../addresses/samples.ts';
import { branches } from '../branches/samples.ts';
import { HandoverView } from './HandoverView.tsx';

/** What the view is given while the machine is in a state. */
const inState = (value: BranchChangeSnapshot['value']) =>
  selectBranchChange(
    branchChangeMachine.resolveState({
      value,
      context: { branch: { id: 'klcc', branch_name: 'CCH KLCC' } },
    }),
  );

const meta = {
  component: HandoverView,
  parameters: { machine: 'branchChange' },
  args: {
    method: 'delivery',
    address: HOME,
    branch: { id: 'bangsar', name: 'CCH Bangsar' },
    servedBy: { status: 'ready', data: branches, refreshing: false, stale: false, error: null },
    change: inState('open'),
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

export const Open: Story = { parameters: { states: ['open'] } };

export const Changing: Story = {
  parameters: { states: ['checking', 'clearing'] },
  args: { change: inState('checking') },
};

/** The cart goes only after a yes. */
export const Confirming: Story = {
  parameters: { states: ['confirming'] },
  args: { change: inState('confirming') },
  play: async ({ canvasElement, args }) => {
    const [keep] = within(within(canvasElement).getByRole('dialog')).getAllByRole('button');
    if (keep) await userEvent.click(keep);
    await expect(args.actions.cancel).toHaveBeenCalledOnce();
    await expect(args.actions.confirm).not.toHaveBeenCalled();
  },
};
