import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { company } from '../home/samples.ts';
import { LandingView } from './LandingView.tsx';

const meta = { component: LandingView, args: { company } } satisfies Meta<typeof LandingView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Landing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/home');
  },
};
