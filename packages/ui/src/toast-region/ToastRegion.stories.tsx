import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const Standing: Story = {
  args: { standing: 'You are offline. What you have read before is still here' },
};
export const Empty: Story = { args: { toasts: [] } };
export const Chinese: Story = {
  args: { toasts: [{ id: '1', tone: 'success', text: '已成功加入购物车' }] },
};
