import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { pinIcon } from '../../icon/drawings/pin.ts';
import { storeIcon } from '../../icon/drawings/store.ts';
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

/** One stop of the Tab key; the arrow keys go along, and Space chooses. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [delivery, pickup] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(pickup).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(delivery).toHaveFocus();
    await expect(pickup).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(delivery).toBeChecked();
    await userEvent.click(canvas.getByText('Pickup'));
    await expect(pickup).toBeChecked();
    await expect(delivery).not.toBeChecked();
    // One is always chosen.
    await userEvent.keyboard(' ');
    await expect(pickup).toBeChecked();
    await expect(pickup?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Chinese: Story = {
  args: {
    label: '取餐方式',
    segments: [
      { value: 'delivery', label: '外卖配送', disabled: true },
      { value: 'pickup', label: '到店自取' },
    ],
  },
  play: async ({ canvasElement }) => {
    const [delivery, pickup] = within(canvasElement).getAllByRole('radio');
    await expect(delivery).toBeDisabled();
    await userEvent.tab();
    await expect(pickup).toHaveFocus();
  },
};
