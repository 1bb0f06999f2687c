import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CART, NOODLE_LINE } from '../../checkout/samples.ts';
import { CartPanelView } from './CartPanelView.tsx';

const meta = {
  component: CartPanelView,
  globals: { viewport: { value: 'desktop' } },
  args: {
    cart: { status: 'ready', cart: CART },
    onChangeQty: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CartPanelView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Loading: Story = { args: { cart: { status: 'loading', cart: null } } };
export const Empty: Story = { args: { cart: { status: 'empty', cart: null } } };
export const Failed: Story = { args: { cart: { status: 'failed', cart: null } } };

export const RemoveMovesFocusToList: Story = {
  args: { cart: { status: 'ready', cart: { ...CART, lines: [NOODLE_LINE] } } },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: /cart|购物车/i });
    const [remove] = within(list)
      .getAllByRole('button')
      .filter((button) => /remove|移除|删除/i.test(button.getAttribute('aria-label') ?? ''));
    await expect(remove).toBeDefined();
    if (remove) await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith(NOODLE_LINE.id);
    await expect(list).toHaveFocus();
  },
};
