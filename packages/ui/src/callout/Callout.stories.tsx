import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkIcon, clockIcon } from '../icon/drawings/common.ts';
import { warningIcon } from '../icon/drawings/frame.ts';
import { Callout } from './Callout.tsx';

const meta = {
  component: Callout,
  args: { children: 'Pick up within 30 minutes for the crispiest rice.' },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Toast: Story = {
  args: {
    tone: 'notice',
    icon: clockIcon,
    title: 'We are closed',
    children: 'Open 10:00 am – 9:30 pm',
  },
};
export const Danger: Story = {
  args: { tone: 'danger', icon: warningIcon, children: '付款未完成' },
};
export const Success: Story = { args: { tone: 'success', icon: checkIcon, children: 'Paid' } };
