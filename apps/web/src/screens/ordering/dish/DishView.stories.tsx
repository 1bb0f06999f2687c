import type { QueryState } from '@claypot/domain/machines';
import { type ItemSnapshot, selectItem } from '@claypot/domain/ordering';
import { cents } from '@claypot/sdk';
import { aDishInCart, aLine } from '@claypot/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sameIn, viewOf } from '../../shared/testing/in-state.ts';
import { itemArgs, itemIn, justOpened } from '../item/story-args.ts';
import { DishView } from './DishView.tsx';
import { complete, dish } from './samples.ts';

type Context = ItemSnapshot['context'];

const chosen: Context = {
  ...justOpened(dish.id, { type: 'dish', dish }, { type: 'dish', dish }),
  chosen: complete,
};

const inState = (
  value: ItemSnapshot['value'],
  context: Partial<Context> = {},
  reading?: QueryState,
) => viewOf(itemIn(value, { ...chosen, ...context }, reading), selectItem);

const untouched = { chosen: { size: ['Regular'] } };
const unknown = { item: null, preview: null, chosen: null };

const meta = {
  component: DishView,
  args: {
    ...itemArgs,
    item: inState({ editing: 'choosing' }),
  },
} satisfies Meta<typeof DishView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  args: { item: inState({ editing: 'choosing' }, untouched) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Bihun/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('noodles', 'Bihun');
    await userEvent.click(canvas.getByRole('button', { name: /RM\s15\.90/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The extras group is full, so its other choices are disabled. */
export const Chosen: Story = {
  args: { item: inState({ editing: 'choosing' }, { qty: 3 }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: /Extra crust/ })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: /Fried egg/ })).toBeEnabled();
    const [fewer, more] = within(canvas.getByRole('group', { name: /Signature/ })).getAllByRole(
      'button',
    );
    if (more) await userEvent.click(more);
    await expect(args.onIncrease).toHaveBeenCalledOnce();
    if (fewer) await userEvent.click(fewer);
    await expect(args.onDecrease).toHaveBeenCalledOnce();
  },
};

/** After an attempt to add, missing choices are marked. */
export const Missing: Story = {
  args: { item: inState({ editing: 'choosing' }, { ...untouched, attempts: 1 }) },
};

export const NotAdded: Story = {
  args: { item: inState({ editing: 'notAdded' }) },
};

/** Several pictures, a discounted price, and no options. */
export const Simple: Story = {
  args: {
    item: inState(
      { editing: 'choosing' },
      {
        item: {
          type: 'dish',
          dish: {
            ...dish,
            name: 'Teh Tarik',
            price: cents(590),
            price_after_discount: cents(390),
            description: '',
            tags: [],
            dish_option: [],
            dish_image: ['teh-tarik', 'kopi', 'barley-lime'].map((name) => ({
              image: `/media/demo/${name}.avif`,
            })),
          },
        },
      },
    ),
  },
};

/** Data from the menu is shown while the rest loads. */
export const Loading: Story = {
  args: { item: inState('reading', { item: null, chosen: null }) },
};

export const LoadingUnknown: Story = {
  args: { item: inState('reading', unknown) },
};

/** No branch is chosen; the app is redirecting to the branch list. */
export const NoBranch: Story = {
  args: { item: inState('noBranch', unknown) },
};

/** On a new device, the member's cart may determine the branch. */
export const AskingCart: Story = {
  args: { item: inState('loadingCart', unknown) },
};

export const Failed: Story = {
  args: { item: inState('reading', unknown, 'failed') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { item: inState('notFound', unknown) },
};

export const SoldOut: Story = {
  args: {
    item: inState('soldOut', {
      item: { type: 'dish', dish: { ...dish, stock_status: 'Sold Out' } },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const OtherBranch: Story = {
  args: {
    item: inState('confirmingOtherBranch', {
      otherBranch: { branch_id: 'klcc', branch_name: 'CCH KLCC', delivery_method: 'pickup' },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const [keep, empty] = dialog.getAllByRole('button');
    await expect(keep).toHaveFocus();
    if (empty) await userEvent.click(empty);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    if (keep) await userEvent.click(keep);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** While the dish is being added, another press does nothing. */
export const Adding: Story = {
  args: {
    item: sameIn(inState, ['adding', 'clearing', 'updating', 'checking', 'rechecking']),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /RM\s22\.90/ }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** Added, and navigating back to the menu. */
export const Added: Story = {
  args: { item: inState('added') },
};

export const OutcomeUnknown: Story = {
  args: { item: inState('outcomeUnknown') },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const check = buttons.at(-1);
    if (check) await userEvent.click(check);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

const line = aLine({ id: 'line-1', qty: 2, dish: aDishInCart({ id: dish.id }) });
const edited = { line_id: line.id, line: { ...line, variation_list: [] }, qty: 2 };

/** Opened for a line of the cart: the button saves the line. */
export const EditingLine: Story = {
  args: { item: inState({ editing: 'choosing' }, edited) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Update|更新/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The choices of the last order are preselected. */
export const AsLastTime: Story = {
  args: { item: inState({ editing: 'choosing' }, { lastTime: ['Bone-in', 'Less salt'] }) },
};

/** A choice of the line has sold out since. */
export const EditingWithoutChoice: Story = {
  args: { item: inState({ editing: 'choosing' }, { ...edited, line, lost: ['Fried egg'] }) },
};

/** The line was removed in another tab, so the dish can be added again. */
export const EditedLineGone: Story = {
  args: { item: inState({ editing: 'choosing' }, { ...edited, line: null }) },
};

export const NotUpdated: Story = {
  args: { item: inState({ editing: 'notAdded' }, edited) },
};

export const UpdateOutcomeUnknown: Story = {
  args: { item: inState('outcomeUnknown', edited) },
};

/** The dish of the line has sold out: the button leads back to the order. */
export const EditedSoldOut: Story = {
  args: { item: inState('soldOut', edited) },
};
