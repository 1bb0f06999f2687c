import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    label: 'Order progress',
    steps: [
      { id: 'paid', label: 'Paid', note: '7:02 pm', icon: 'card', state: 'done' },
      { id: 'preparing', label: 'In the kitchen', icon: 'flame', state: 'current' },
      { id: 'ready', label: 'Ready to collect', icon: 'bag', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Failed: Story = {
  args: {
    steps: [
      { id: 'placed', label: '已下单', icon: 'receipt', state: 'done' },
      { id: 'cancelled', label: '付款未完成，订单已取消', icon: 'close', state: 'failed' },
    ],
  },
};
