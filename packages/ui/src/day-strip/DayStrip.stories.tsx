import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DayStrip } from './DayStrip.tsx';

const WEEKDAYS = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const FULL_DAYS = [22, 29];

const days = Array.from({ length: 10 }, (_, index) => {
  const weekday = WEEKDAYS[index % 7] ?? '';
  const number = 21 + index;
  const full = FULL_DAYS.includes(number);
  return {
    id: `2026-11-${number}`,
    label: `${weekday}, ${number} November${full ? ', full' : ''}`,
    lines: [weekday.slice(0, 3), String(number), full ? 'Full' : 'Nov'] as const,
    full,
  };
});

const meta = {
  component: DayStrip,
  args: { label: 'Day', name: 'date', days, value: '2026-11-21', onChange: () => undefined },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <DayStrip {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DayStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys select days, skip full ones and scroll to the selected day. */
export const Ten: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('group', { name: 'Day' });
    const first = canvas.getByRole('radio', { name: 'Saturday, 21 November' });
    await expect(canvas.getByRole('radio', { name: 'Sunday, 22 November, full' })).toBeDisabled();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Monday, 23 November' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const last = canvas.getByRole('radio', { name: 'Monday, 30 November' });
    await expect(last).toBeChecked();
    await expect(last).toHaveFocus();
    const edge = strip.getBoundingClientRect().right;
    const face = last.closest('label');
    await waitFor(() => expect(face?.getBoundingClientRect().right).toBeLessThanOrEqual(edge));
    await userEvent.tab();
    await expect(strip).not.toContainElement(document.activeElement as HTMLElement | null);
  },
};

/** A selected day far along the strip is scrolled into view initially. */
export const FarAlong: Story = {
  args: { value: '2026-11-30' },
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('group');
    await expect(strip.scrollLeft).toBeGreaterThan(0);
  },
};

/** If the selected day is full, none is selected, and the group is still reachable by keyboard. */
export const ChosenIsFull: Story = {
  args: { value: '2026-11-22', error: 'Please choose another day' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: /^(Day|Time)$/ })).toHaveAccessibleDescription(
      'Please choose another day',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Saturday, 21 November' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Saturday, 21 November' })).toBeChecked();
  },
};

export const Chinese: Story = {
  args: {
    label: '日期',
    days: [
      { id: 'a', label: '11月21日星期六', lines: ['今天', '21', '11月'], full: false },
      { id: 'b', label: '11月22日星期日，已满', lines: ['周日', '22', '已满'], full: true },
      { id: 'c', label: '11月23日星期一', lines: ['周一', '23', '11月'], full: false },
    ],
    value: 'a',
  },
};

export const LargeText: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      for (const face of canvasElement.querySelectorAll('label')) {
        await expect(face.scrollWidth).toBeLessThanOrEqual(face.clientWidth);
      }
    } finally {
      root.style.fontSize = '';
    }
  },
};
