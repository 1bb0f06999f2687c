import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardIcon } from '../icon/drawings/card.ts';
import { closeIcon, flameIcon } from '../icon/drawings/common.ts';
import { receiptIcon } from '../icon/drawings/frame.ts';
import { bagIcon } from '../icon/drawings/sign-in.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    label: 'Order progress',
    steps: [
      { id: 'paid', label: 'Paid', note: '7:02 pm', icon: cardIcon, state: 'done' },
      { id: 'preparing', label: 'In the kitchen', icon: flameIcon, state: 'current' },
      { id: 'ready', label: 'Ready to collect', icon: bagIcon, state: 'ahead' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Failed: Story = {
  args: {
    steps: [
      { id: 'placed', label: '已下单', icon: receiptIcon, state: 'done' },
      { id: 'cancelled', label: '付款未完成，订单已取消', icon: closeIcon, state: 'failed' },
    ],
  },
};
