import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextArea, TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Full name', value: '', onChange: () => undefined },
  render: function Editable(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { required: true, autoComplete: 'name' } };
export const WithHint: Story = { args: { hint: 'The name we call out at the counter.' } };
export const Invalid: Story = {
  args: { label: 'Mobile No', value: '012', error: 'Invalid phone no.', inputMode: 'tel' },
};
export const ReadOnly: Story = { args: { value: '+60 12-345 6789', readOnly: true } };
export const SeveralLines: Story = {
  render: function EditableArea() {
    const [value, setValue] = useState('少辣，谢谢');
    return <TextArea label="特别备注" value={value} onChange={setValue} maxLength={200} />;
  },
};

/** The unit is shown inside the field and is not part of the value. */
export const Figure: Story = {
  args: { label: 'Amount in RM', value: '500', unit: 'RM', look: 'figure', inputMode: 'decimal' },
};
