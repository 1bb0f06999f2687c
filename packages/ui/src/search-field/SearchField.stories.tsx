import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search', clearLabel: 'Clear', value: '', onChange: () => undefined },
  render: function Editable(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Search a branch' } };
export const Filled: Story = { args: { value: 'Bangsar' } };
export const Chinese: Story = { args: { value: '八打灵', label: '搜索分店', clearLabel: '清除' } };
