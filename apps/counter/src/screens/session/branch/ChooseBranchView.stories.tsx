import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChooseBranchView } from './ChooseBranchView.tsx';

const meta = {
  component: ChooseBranchView,
  args: {
    companyName: 'CCH Claypot Chicken House',
    branches: [
      { id: 'bra_1', branch_name: 'CCH Bukit Bintang' },
      { id: 'bra_2', branch_name: 'CCH SS2 Petaling Jaya' },
      { id: 'bra_3', branch_name: 'CCH Bangsar' },
    ],
    onChoose: fn(),
    onSignOut: fn(),
    onLanguage: fn(),
  },
} satisfies Meta<typeof ChooseBranchView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ManyBranches: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'CCH Bangsar' }));
    await expect(args.onChoose).toHaveBeenCalledWith('bra_3');
  },
};
export const WithoutBranch: Story = { args: { branches: [] } };
