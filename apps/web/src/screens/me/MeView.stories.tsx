import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeView } from './MeView.tsx';

const meta = {
  component: MeView,
  args: { name: 'Guest_204817', branchName: 'Bangsar' },
} satisfies Meta<typeof MeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const NoBranchYet: Story = { args: { branchName: null } };
