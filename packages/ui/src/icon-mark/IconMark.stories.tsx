import type { Meta, StoryObj } from '@storybook/react-vite';
import { bellIcon } from '../icon/drawings/bell.ts';
import { receiptIcon } from '../icon/drawings/frame.ts';
import { IconMark } from './IconMark.tsx';

const meta = { component: IconMark, args: { drawing: receiptIcon } } satisfies Meta<
  typeof IconMark
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Square: Story = {};
export const Round: Story = { args: { drawing: bellIcon, round: true } };
export const Neutral: Story = { args: { drawing: bellIcon, round: true, tone: 'neutral' } };
