import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/Button.tsx';
import { receiptIcon } from '../icon/drawings/frame.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No records found' },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Bare: Story = { args: { icon: receiptIcon } };
export const WholeScreen: Story = {
  args: {
    headingLevel: 1,
    title: '抱歉，找不到该页面',
    text: '页面可能已移动，或网址输入有误。',
    action: <LinkButton href="#home">返回首页</LinkButton>,
  },
};
