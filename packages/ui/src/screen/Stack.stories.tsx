import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: { children: ['Bangsar', 'Subang', 'Cheras'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Close: Story = { args: { gap: 1 } };
export const Apart: Story = { args: { gap: 6 } };
