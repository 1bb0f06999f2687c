import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { pinIcon } from '../icon/drawings/common.ts';
import { storeIcon } from '../icon/drawings/frame.ts';
import { ToggleBar } from './ToggleBar.tsx';

const meta = {
  component: ToggleBar<string>,
  args: {
    label: 'How would you like it?',
    ways: [
      { value: 'delivery', label: 'Delivery', icon: pinIcon },
      { value: 'pickup', label: 'Pickup', icon: storeIcon },
    ],
    value: 'pickup',
    onChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <ToggleBar {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ToggleBar<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab moves between buttons without selecting; Enter or Space selects. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const delivery = canvas.getByRole('button', { name: 'Delivery' });
    const pickup = canvas.getByRole('button', { name: 'Pickup' });
    await userEvent.tab();
    await expect(delivery).toHaveFocus();
    await expect(pickup).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(delivery).toHaveAttribute('aria-pressed', 'true');
    await expect(pickup).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(pickup);
    await expect(pickup).toHaveAttribute('aria-pressed', 'true');
    // One is always selected.
    await userEvent.keyboard(' ');
    await expect(pickup).toHaveAttribute('aria-pressed', 'true');
    await expect(pickup.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Chinese: Story = {
  args: {
    label: '取餐方式',
    ways: [
      { value: 'delivery', label: '外送', icon: pinIcon },
      { value: 'pickup', label: '到店自取', icon: storeIcon },
    ],
  },
};
