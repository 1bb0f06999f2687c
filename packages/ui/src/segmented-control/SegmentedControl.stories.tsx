import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { pinIcon } from '../icon/drawings/pin.ts';
import { storeIcon } from '../icon/drawings/store.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl<string>,
  args: {
    label: 'How would you like it?',
    segments: [
      { value: 'delivery', label: 'Delivery', icon: pinIcon },
      { value: 'pickup', label: 'Pickup', icon: storeIcon },
    ],
    value: 'pickup',
    onChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Chinese: Story = {
  args: {
    label: '取餐方式',
    segments: [
      { value: 'delivery', label: '外卖配送', disabled: true },
      { value: 'pickup', label: '到店自取' },
    ],
  },
};
