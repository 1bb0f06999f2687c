import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const CHOICES = [
  { value: '', label: 'All branches' },
  { value: 'bangsar', label: 'CCH Bangsar' },
  { value: 'klang', label: 'CCH Klang, Taman Sri Andalas' },
];

const meta = {
  component: Select,
  args: { label: 'Branch', value: '', choices: CHOICES, onChange: () => undefined },
  render: function Editable(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { hint: 'Of the whole company' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Branch' });
    await userEvent.selectOptions(select, 'CCH Bangsar');
    await expect(select).toHaveValue('bangsar');
  },
};
export const Invalid: Story = { args: { error: 'This branch is closed.' } };
