import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  args: { children: 'Pickup from Bangsar, today 7:30 pm' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Padded: Story = {};
export const Section: Story = { args: { as: 'section' } };
