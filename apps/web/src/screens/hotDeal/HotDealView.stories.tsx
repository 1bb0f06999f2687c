import { type ItemSnapshot, itemMachine, selectHotDealItem } from '@claypot/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { itemArgs, justOpened } from '../item/story-args.ts';
import { packages } from '../menu/samples.ts';
import { deal } from '../package/samples.ts';
import { HotDealView } from './HotDealView.tsx';

type Context = ItemSnapshot['context'];

const [listed] = packages;

const untouched: Context = justOpened(
  deal.id,
  { type: 'hot_deal', deal },
  listed ? { type: 'hot_deal', package: listed } : null,
);

/** What the view is given while the machine is in a state. */
const inState = (value: ItemSnapshot['value'], context: Partial<Context> = {}) =>
  selectHotDealItem(itemMachine.resolveState({ value, context: { ...untouched, ...context } }));

const meta = {
  component: HotDealView,
  parameters: { machine: 'item' },
  args: {
    ...itemArgs,
    item: inState({ editing: 'choosing' }),
  },
} satisfies Meta<typeof HotDealView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  parameters: { states: ['editing.choosing'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Herbal/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /Feast/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('deal/package', 'family-claypot-feast');
  },
};

/** A package can be looked into without choosing it. */
export const LookedInto: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Family Claypot Feast/ }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Family Claypot Feast' }));
    await expect(sheet.getByText('Iced Barley Lime')).toBeInTheDocument();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** With a package chosen the deal has its price, and asks what the package asks. */
export const Chosen: Story = {
  args: {
    item: inState(
      { editing: 'choosing' },
      { chosen: { 'deal/package': ['family-claypot-feast'], 'deal/dessert': ['cendol'] } },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /RM 64\.90/ })).toBeEnabled();
    await expect(canvas.getByRole('group', { name: /Choose 1 claypot/ })).toBeInTheDocument();
  },
};

/** Adding was tried before a package was chosen. */
export const Missing: Story = {
  args: { item: inState({ editing: 'choosing' }, { attempts: 1 }) },
};

/** What the menu knows of the deal stands there while the rest is loading. */
export const Loading: Story = {
  parameters: { states: ['loading'] },
  args: { item: inState('loading', { item: null, chosen: null }) },
};

export const SoldOut: Story = {
  parameters: { states: ['soldOut'] },
  args: {
    item: inState('soldOut', {
      item: { type: 'hot_deal', deal: { ...deal, stock_status: 'Sold Out' } },
    }),
  },
};
