import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClaypotMark } from './ClaypotMark.tsx';

const meta = { component: ClaypotMark } satisfies Meta<typeof ClaypotMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Steaming: Story = { args: { size: 'lg', steaming: true } };
