import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stepper } from './Stepper.tsx';

const meta = {
  component: Stepper,
  args: {
    label: 'Quantity',
    decreaseLabel: 'Remove one',
    increaseLabel: 'Add one',
    value: 2,
    onChange: () => undefined,
  },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    return <Stepper {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const AtMinimum: Story = { args: { value: 1 } };
export const Large: Story = { args: { size: 'lg' } };
export const Removing: Story = {
  args: { value: 1, remove: { label: 'Remove from cart', onRemove: () => undefined } },
};
export const Disabled: Story = { args: { disabled: true } };
