import type { QueryState } from '@claypot/domain/machines';
import { type ItemSnapshot, selectPackageItem } from '@claypot/domain/ordering';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { viewOf } from '../../shared/testing/in-state.ts';
import { itemArgs, itemIn, justOpened } from '../item/story-args.ts';
import { PackageView } from './PackageView.tsx';
import { feast } from './samples.ts';

type Context = ItemSnapshot['context'];

const untouched: Context = justOpened(
  feast.id,
  { type: 'package', package: feast },
  { type: 'package', package: feast },
);

const inState = (
  value: ItemSnapshot['value'],
  context: Partial<Context> = {},
  reading?: QueryState,
) => viewOf(itemIn(value, { ...untouched, ...context }, reading), selectPackageItem);

const complete = {
  claypot: ['kung-pao-claypot-chicken-rice'],
  'in-kung-pao-claypot-chicken-rice/spice': ['fiery'],
  drinks: ['barley-lime', 'teh-tarik'],
  'in-garlic-choy-sum/style': ['oil'],
};

const meta = {
  component: PackageView,
  args: {
    ...itemArgs,
    item: inState({ editing: 'choosing' }),
  },
} satisfies Meta<typeof PackageView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A sold-out dish cannot be chosen; the package still can. */
export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Mushroom/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /Kung Pao/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('claypot', 'kung-pao-claypot-chicken-rice');
  },
};

/** The chosen claypot adds its own option group right below. */
export const Chosen: Story = {
  args: { item: inState({ editing: 'choosing' }, { chosen: complete, qty: 2 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const about = canvas.getByRole('group', { name: /Kung Pao.*Spice level/ });
    await userEvent.click(within(about).getByRole('radio', { name: /Mild/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      'in-kung-pao-claypot-chicken-rice/spice',
      'mild',
    );
    await userEvent.click(canvas.getByRole('button', { name: /RM\s120\.80/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** With two drinks to choose, the same drink can be chosen twice. */
export const Twice: Story = {
  args: {
    item: inState(
      { editing: 'choosing' },
      { chosen: { ...complete, drinks: ['barley-lime', 'barley-lime'] } },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const barley = within(canvas.getByRole('group', { name: /Barley Lime/ }));
    const [fewer, more] = barley.getAllByRole('button');
    await expect(more).toBeDisabled();
    if (fewer) await userEvent.click(fewer);
    await expect(args.onCount).toHaveBeenCalledWith('drinks', 'barley-lime', 1);
  },
};

/** After an attempt to add, missing choices are marked. */
export const Missing: Story = {
  args: { item: inState({ editing: 'choosing' }, { attempts: 1 }) },
};

export const NotAdded: Story = {
  args: { item: inState({ editing: 'notAdded' }, { chosen: complete }) },
};

/** Data from the menu is shown while the rest loads. */
export const Loading: Story = {
  args: { item: inState('reading', { item: null, chosen: null }) },
};

export const SoldOut: Story = {
  args: {
    item: inState('soldOut', {
      item: { type: 'package', package: { ...feast, stock_status: 'Sold Out' } },
    }),
  },
};

export const Failed: Story = {
  args: { item: inState('reading', { item: null, preview: null, chosen: null }, 'failed') },
};

export const NotFound: Story = {
  args: { item: inState('notFound', { item: null, preview: null, chosen: null }) },
};
