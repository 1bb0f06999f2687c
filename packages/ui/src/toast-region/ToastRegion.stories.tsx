import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PersistentOffer } from './PersistentOffer.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  component: ToastRegion,
  args: {
    label: 'Messages',
    dismissLabel: 'Dismiss',
    toasts: [
      { id: '1', tone: 'success', text: 'Added to cart successfully' },
      { id: '2', tone: 'error', text: 'A price has changed. Please check your order again' },
    ],
    onDismiss: () => undefined,
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Both: Story = {};
const onUndo = fn();
export const Undo: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'success',
        text: 'Remove from cart successfully',
        action: { label: 'Undo', onPress: onUndo },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    onUndo.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
  },
};
export const Standing: Story = {
  args: { standing: 'You are offline. You can still see what you opened before' },
};
const onTake = fn();
export const Offer: Story = {
  args: {
    toasts: [],
    offer: <PersistentOffer text="Update ready" action="Reload" onTake={onTake} />,
  },
  play: async ({ canvasElement }) => {
    onTake.mockClear();
    await userEvent.tab();
    const action = within(canvasElement).getByRole('button', { name: 'Reload' });
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onTake).toHaveBeenCalledOnce();
  },
};
export const ChineseOffer: Story = {
  args: {
    toasts: [],
    offer: <PersistentOffer text="新版本已就绪" action="立即更新" onTake={onTake} />,
  },
};
export const Empty: Story = { args: { toasts: [] } };
export const Chinese: Story = {
  args: { toasts: [{ id: '1', tone: 'success', text: '已成功加入购物车' }] },
};
