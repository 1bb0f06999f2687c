import { type BranchesSnapshot, branchesMachine, selectBranches } from '@claypot/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { viewOf } from '../parts/in-state.ts';
import { BranchesView } from './BranchesView.tsx';
import { branches, branchesByDistance, NOW } from './samples.ts';

/** What the view is given while the machine is in a state. */
function inState(
  value: BranchesSnapshot['value'],
  context: Partial<BranchesSnapshot['context']> = {},
) {
  const empty = { search: '', coordinates: null, locationProblem: null, error: null };
  return viewOf(
    branchesMachine.resolveState({ value, context: { ...empty, branches, ...context } }),
    selectBranches,
  );
}

const meta = {
  component: BranchesView,
  args: {
    back: { label: 'Back', href: '/home', onPress: fn() },
    branches: inState({ shown: 'resting' }),
    chosenId: null,
    now: NOW,
    onSearch: fn(),
    onLocate: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BranchesView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { branches: inState('loading', { branches: [] }) },
};

export const Ready: Story = {
  args: { chosenId: 'bangsar' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'B');
    await expect(args.onSearch).toHaveBeenCalledWith('B');
    await expect(args.onLocate).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** Each card is one link, in the order in which they are shown. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = within(canvas.getByRole('list')).getAllByRole('link');
    first?.focus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('href', '/pickupBranch/bangsar');
  },
};

export const Located: Story = {
  args: { branches: inState({ shown: 'resting' }, { branches: branchesByDistance }) },
};

export const Locating: Story = {
  args: { branches: inState({ shown: 'locating' }) },
};

export const Refreshing: Story = {
  args: { branches: inState({ shown: 'refreshing' }) },
};

export const LocationDenied: Story = {
  args: { branches: inState({ shown: 'resting' }, { locationProblem: 'denied' }) },
};

export const LocationUnavailable: Story = {
  args: { branches: inState({ shown: 'resting' }, { locationProblem: 'unavailable' }) },
};

export const NoMatch: Story = {
  args: { branches: inState({ shown: 'resting' }, { search: 'Penang' }) },
  play: async ({ canvasElement, args }) => {
    const [, , showAll] = within(canvasElement).getAllByRole('button');
    if (showAll) await userEvent.click(showAll);
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const NoBranches: Story = {
  args: { branches: inState({ shown: 'resting' }, { branches: [] }) },
};

export const Failed: Story = {
  args: { branches: inState('failed', { branches: [], error: 'ERROR' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
