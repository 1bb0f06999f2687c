import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionBar } from '../action-bar/ActionBar.tsx';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { Screen } from './Screen.tsx';

const meta = {
  component: Screen,
  args: {
    top: <TopBar title="Order Confirmation" back={{ label: 'Back', href: '#menu' }} />,
    children: <Card>Pickup from Bangsar</Card>,
    bottom: (
      <ActionBar>
        <Button size="lg">Order Now</Button>
      </ActionBar>
    ),
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPage: Story = {};
export const OnSurface: Story = { args: { ground: 'surface' } };
