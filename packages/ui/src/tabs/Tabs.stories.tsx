import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Vouchers',
    items: [
      { id: 'active', title: 'Active', content: 'Two vouchers' },
      { id: 'past', title: 'Past', content: 'None yet' },
    ],
    selected: 'active',
    onSelect: () => undefined,
  },
  render: function Choosing(args) {
    const [selected, setSelected] = useState(args.selected);
    return <Tabs {...args} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof Tabs>;
export default meta;

export const Two: StoryObj<typeof meta> = {};
