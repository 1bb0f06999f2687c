import { cents } from '@claypot/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ItemSheet } from './ItemSheet.tsx';
import type { SaleItemView } from './select-sale-item.ts';

const choice = (id: string, variation_name: string, additional: number, isSoldOut = false) => ({
  id,
  variation_name,
  additional_price: cents(additional),
  additional_point: 0,
  stock_status: isSoldOut ? ('Sold Out' as const) : ('In Stock' as const),
});

const SIZE: SaleItemView['groups'][number] = {
  option: {
    id: 'size',
    option_type: 'radio',
    option_name: 'Size',
    min_qty: 1,
    max_qty: 1,
    is_required: 1,
    default_variation_id: null,
    dish_option_variation: [
      choice('small', 'Small', 0),
      choice('large', 'Large', 400),
      choice('family', 'Family', 900, true),
    ],
  },
  chosen: [],
  least: 1,
  full: false,
  missing: false,
};

const EXTRAS: SaleItemView['groups'][number] = {
  option: {
    ...SIZE.option,
    id: 'extras',
    option_type: 'checkbox',
    option_name: 'Extras',
    is_required: 0,
    min_qty: 0,
    max_qty: 2,
    dish_option_variation: [choice('egg', 'Egg', 150), choice('fish', 'Salted fish', 300)],
  },
  chosen: ['egg'],
  least: 0,
  full: false,
  missing: false,
};

const DRINKS: SaleItemView['groups'][number] = {
  option: {
    ...EXTRAS.option,
    id: 'drinks',
    option_name: 'Drinks',
    dish_name: 'Set for two',
    repeats: true,
    dish_option_variation: [
      { ...choice('tea', 'Chrysanthemum tea', 0), offer: { image: null, qty: 1 } },
      { ...choice('barley', 'Barley water', 0), offer: { image: null, qty: 1 } },
    ],
  },
  chosen: ['tea', 'tea'],
  least: 0,
  full: true,
  missing: false,
};

function anItem(fields: Partial<SaleItemView> = {}): SaleItemView {
  return {
    status: 'editing',
    groups: [SIZE, EXTRAS],
    firstMissing: null,
    attempts: 0,
    qty: 1,
    canDecrease: false,
    canIncrease: true,
    total: cents(2040),
    adding: false,
    notAdded: false,
    editing: null,
    lost: [],
    lastTime: [],
    otherBranch: null,
    error: null,
    sideDishes: [],
    ...fields,
  };
}

const meta = {
  component: ItemSheet,
  args: {
    open: true,
    name: 'Claypot chicken rice',
    item: anItem(),
    onChoose: fn(),
    onCount: fn(),
    onQty: fn(),
    onAdd: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ItemSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Dish: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: /Large/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('size', 'large');
    await expect(dialog.getByRole('radio', { name: /Family/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /One more|加一/ }));
    await expect(args.onQty).toHaveBeenCalledWith(2, 1);
    await userEvent.click(dialog.getByRole('button', { name: /20\.40/ }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Package: Story = {
  args: {
    name: 'Set for two',
    item: anItem({ groups: [DRINKS], sideDishes: ['Plain rice', '2\u00a0×\u00a0Soup'] }),
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const tea = dialog.getByRole('group', { name: /Chrysanthemum tea/ });
    const [less] = within(tea).getAllByRole('button');
    if (less) await userEvent.click(less);
    await expect(args.onCount).toHaveBeenCalledWith('drinks', 'tea', 1);
  },
};
export const MissingChoice: Story = {
  args: {
    item: anItem({
      groups: [{ ...SIZE, missing: true }, EXTRAS],
      firstMissing: 'size',
      attempts: 1,
    }),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const size = dialog.getByRole('group', { name: /Size/ });
    await expect(size).toHaveAccessibleDescription(/go on|选/);
  },
};
export const LostChoice: Story = { args: { item: anItem({ lost: ['Family', 'Egg'] }) } };
export const Several: Story = { args: { item: anItem({ qty: 3, canDecrease: true }) } };
export const Adding: Story = { args: { item: anItem({ adding: true }) } };
export const Loading: Story = { args: { item: anItem({ status: 'loading', groups: [] }) } };
export const Failed: Story = {
  args: { item: anItem({ status: 'failed', groups: [], error: 'OFFLINE' }) },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /again|重试|再试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NotOnTheMenu: Story = { args: { item: anItem({ status: 'notFound', groups: [] }) } };
export const SoldOut: Story = { args: { item: anItem({ status: 'soldOut' }) } };
