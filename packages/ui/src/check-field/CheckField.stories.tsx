import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CheckField } from './CheckField.tsx';

const meta = {
  component: CheckField,
  args: { name: 'reminder', label: 'Remind me', checked: true, onChange: () => undefined },
  render: function Ticking(args) {
    const [checked, setChecked] = useState(args.checked);
    return <CheckField {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof CheckField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The label and hint can be pressed; the hint is the accessible description. */
export const WithHint: Story = {
  args: { hint: 'Two hours before' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Remind me' });
    await expect(box).toHaveAccessibleDescription('Two hours before');
    await userEvent.click(canvas.getByText('Two hours before'));
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Invalid: Story = {
  args: { checked: false, required: true, error: 'Please agree to the terms to join' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toHaveAccessibleDescription('Please agree to the terms to join');
  },
};
