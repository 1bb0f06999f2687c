import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FirstTimeView } from './FirstTimeView.tsx';

const meta = {
  component: FirstTimeView,
  args: { company: { company_family_name: 'CCH Family', sign_up_point: 100 }, onGoOn: fn() },
} satisfies Meta<typeof FirstTimeView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Welcome: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};

/** If the company grants no points for signing up, the page mentions none. */
export const NoPointsForJoining: Story = {
  args: { company: { company_family_name: 'Lotus Club', sign_up_point: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/0/)).toBeNull();
  },
};
