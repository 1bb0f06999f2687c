import type { QueryState } from '@claypot/domain/machines';
import {
  type PickupBranchSnapshot,
  pickupBranchMachine,
  pointOf,
  selectPickupBranch,
} from '@claypot/domain/places';
import type { Branch } from '@claypot/sdk';
import { aBranch, aVariedWeek } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NAMES } from '../../places/addresses/samples.ts';
import {
  closedBranch,
  lastOrdersBranch,
  NOW,
  sleeplessBranch,
} from '../../places/branches/samples.ts';
import { PlaceMap } from '../../shared/map/PlaceMap.tsx';
import { viewOf } from '../../shared/testing/in-state.ts';
import { queryActorIn } from '../../shared/testing/query-in.ts';
import { withChildren } from '../../shared/testing/with-children.ts';
import { PickupBranchView } from './PickupBranchView.tsx';

/** Returns the view with the branch query and the choice in the given states. */
function inState(
  value: QueryState,
  branch: Branch | null = bangsar,
  status: PickupBranchSnapshot['context']['choice']['status'] = 'idle',
) {
  const choice = { status, input: branch, output: null, error: null };
  const detail = queryActorIn(value, asked, branch);
  const machine = withChildren(pickupBranchMachine, { detail });
  return viewOf(
    machine.resolveState({ value: {}, context: { ...asked, branch, choice } }),
    selectPickupBranch,
  );
}

const asked = { branch_id: 'bangsar' };
const bangsar = aBranch({ distance: 0.7 });

const meta = {
  component: PickupBranchView,
  args: {
    back: { label: 'Back', href: '/branchList', onPress: fn() },
    pickupBranch: inState('ready'),
    now: NOW,
    map: (
      <PlaceMap
        provider="none"
        label="CCH Bangsar"
        pin={pointOf(bangsar)}
        names={NAMES}
        outlet={null}
        onMove={null}
        covered
      />
    ),
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
    await expect(within(canvasElement).getByText(/^(Open Daily|每日营业)/)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Refreshing: Story = {
  args: { pickupBranch: inState('refreshing') },
};

export const NeverCloses: Story = {
  args: { pickupBranch: inState('ready', sleeplessBranch) },
};

/** "Open daily" would be untrue: the week's hours, with today's line marked. */
export const HoursByDay: Story = {
  args: { pickupBranch: inState('ready', aBranch({ week_hours: aVariedWeek() })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/Open Daily|每日营业/)).toBeNull();
    const lines = canvas.getAllByRole('listitem');
    await expect(lines).toHaveLength(4);
    const [today, another] = lines.filter((line) => line.ariaCurrent === 'date');
    await expect(today).toHaveTextContent(/^(Sat|周六)/);
    await expect(another).toBeUndefined();
  },
};

/** A closed branch shows its opening time and can still be chosen. */
/** Holidays are below the hours of the week. */
export const SpecialDays: Story = {
  args: {
    pickupBranch: inState(
      'ready',
      aBranch({
        special_days: [
          { date: '2026-11-24', name: 'Christmas', periods: [] },
          { date: '2026-11-25', name: null, periods: [{ open: '11:00', close: '15:00' }] },
        ],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(/Closed on Tuesday, 24 November · Christmas|11月24日星期二休息 · Christmas/),
    ).toBeVisible();
    await expect(canvas.getByText(/25 November, 11:00|11月25日星期三 早上11:00/)).toBeVisible();
  },
};

export const Closed: Story = {
  args: { pickupBranch: inState('ready', closedBranch) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeEnabled();
  },
};

export const LastOrdersOver: Story = {
  args: { pickupBranch: inState('ready', lastOrdersBranch) },
};

export const ClosedUntilFurtherNotice: Story = {
  args: {
    pickupBranch: inState('ready', { ...closedBranch, next_open_time: null }),
  },
};

/** Further presses are ignored until the server responds. */
export const Selecting: Story = {
  args: { pickupBranch: inState('ready', bangsar, 'running') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Asking: Story = {
  args: { pickupBranch: inState('ready', bangsar, 'asking') },
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
  args: { pickupBranch: inState('ready', bangsar, 'done') },
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
