import type { QueryState } from '@claypot/domain/machines';
import { type BranchesSnapshot, branchesMachine, selectBranches } from '@claypot/domain/places';
import type { Branch } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { viewOf } from '../../shared/testing/in-state.ts';
import { queryActorIn } from '../../shared/testing/query-in.ts';
import { withChildren } from '../../shared/testing/with-children.ts';
import { BranchesView } from './BranchesView.tsx';
import { BookingBranchCard } from './cards/BookingBranchCard.tsx';
import { PickupBranchCard } from './cards/PickupBranchCard.tsx';
import { branches, branchesByDistance, NOW, suspendedBranch } from './samples.ts';

type Context = BranchesSnapshot['context'];

const known: Context = { search: '', coordinates: null, locationProblem: null };

/** Returns the view of the machine in the given state, with its list query. */
function inState(
  value: BranchesSnapshot['value'],
  list = listIn('ready'),
  context: Partial<Context> = {},
) {
  const machine = withChildren(branchesMachine, { list });
  return viewOf(machine.resolveState({ value, context: { ...known, ...context } }), selectBranches);
}

function listIn(value: QueryState, shown: Branch[] | null = branches) {
  return queryActorIn(value, { coordinates: known.coordinates }, shown);
}

const meta = {
  component: BranchesView,
  args: {
    back: { label: 'Back', href: '/home', onPress: fn() },
    title: 'Select Your Pickup Branch',
    emptyText: 'This restaurant has not opened a branch for pickup.',
    Card: PickupBranchCard,
    branches: inState('idle'),
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
  args: { branches: inState('idle', listIn('loading', null)) },
};

/** The opening status may be outdated. */
export const Stale: Story = {
  args: { branches: inState('idle', listIn('stale')) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Try again|重试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
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

/** Each card is one link, in visual order. */
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
  args: { branches: inState('idle', listIn('ready', branchesByDistance)) },
};

export const Locating: Story = {
  args: { branches: inState('locating') },
};

export const Refreshing: Story = {
  args: { branches: inState('idle', listIn('refreshing')) },
};

export const LocationDenied: Story = {
  args: { branches: inState('idle', listIn('ready'), { locationProblem: 'denied' }) },
};

export const LocationUnavailable: Story = {
  args: { branches: inState('idle', listIn('ready'), { locationProblem: 'unavailable' }) },
};

export const NoMatch: Story = {
  args: { branches: inState('idle', listIn('ready'), { search: 'Penang' }) },
  play: async ({ canvasElement, args }) => {
    const [, , showAll] = within(canvasElement).getAllByRole('button');
    if (showAll) await userEvent.click(showAll);
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};

export const NoBranches: Story = {
  args: { branches: inState('idle', listIn('empty', [])) },
};

export const Failed: Story = {
  args: { branches: inState('idle', listIn('failed', null)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/**
 * For bookings, the whole card links to the form. A branch without bookings also shows its phone
 * number.
 */
export const ToBook: Story = {
  args: { title: 'Select Your Booking Branch', Card: BookingBranchCard },
  play: async ({ canvasElement }) => {
    const [, bangsar, uptown] = within(canvasElement).getAllByRole('article');
    if (!bangsar || !uptown) throw new Error('There are too few branches');
    await expect(within(bangsar).getByRole('link')).toHaveAttribute(
      'href',
      '/bookTableInfo/bangsar',
    );
    const ways = within(uptown).getAllByRole('link');
    await expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/bookTableInfo/damansara-uptown',
      'tel:+60377325513',
    ]);
  },
};

/** Temporarily closed: the branch takes no bookings and does not invite customers to walk in. */
export const ToBookWhileClosed: Story = {
  args: {
    title: 'Select Your Booking Branch',
    Card: BookingBranchCard,
    branches: inState('idle', listIn('ready', [{ ...suspendedBranch, is_able_reservation: 0 }])),
  },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('article'));
    await expect(card.getByText(/Temporarily closed|暂停营业/)).toBeVisible();
    await expect(card.queryByText(/Walk in|欢迎直接到店/)).toBeNull();
  },
};

export const ToBookByDistance: Story = {
  args: {
    title: 'Select Your Booking Branch',
    Card: BookingBranchCard,
    branches: inState('idle', listIn('ready', branchesByDistance)),
  },
};
