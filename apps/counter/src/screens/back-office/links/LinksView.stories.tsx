import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinksView } from './LinksView.tsx';

const meta = {
  component: LinksView,
  args: {
    branches: [
      { id: 'bangsar', branch_name: 'CCH Bangsar' },
      { id: 'cheras', branch_name: 'CCH Cheras Connaught' },
    ],
    backHref: '/counter/back-office',
  },
} satisfies Meta<typeof LinksView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Branches: Story = {
  play: async ({ canvasElement }) => {
    const branch = within(within(canvasElement).getByRole('region', { name: 'CCH Bangsar' }));
    const paths = branch.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(paths).toEqual(['/m/bangsar/poster', '/m/bangsar']);
  },
};
export const OneBranch: Story = {
  args: { branches: [{ id: 'bangsar', branch_name: 'CCH Bangsar' }] },
};
