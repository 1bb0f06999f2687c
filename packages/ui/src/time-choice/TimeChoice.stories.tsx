import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TimeChoice } from './TimeChoice.tsx';

const time = (id: string, text: string, full = false) => ({
  id,
  text,
  label: full ? `${text}, full` : text,
  full,
});

const meta = {
  component: TimeChoice,
  args: {
    label: 'Time',
    name: 'time',
    fullText: 'Full',
    parts: [
      {
        id: 'afternoon',
        title: 'Afternoon',
        times: [time('12:00', '12:00 pm', true), time('12:30', '12:30 pm')],
      },
      {
        id: 'evening',
        title: 'Evening',
        times: [
          time('18:00', '6:00 pm'),
          time('18:30', '6:30 pm', true),
          time('19:00', '7:00 pm', true),
          time('19:30', '7:30 pm'),
        ],
      },
    ],
    value: null,
    onChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <TimeChoice {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TimeChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move through all parts of the day and skip full times, which are labelled as full. */
export const Evening: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: '6:30 pm, full' })).toBeDisabled();
    await expect(canvas.getByRole('group', { name: 'Evening' })).toBeVisible();
    await userEvent.tab();
    const half = canvas.getByRole('radio', { name: '12:30 pm' });
    await expect(half).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '6:00 pm' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const last = canvas.getByRole('radio', { name: '7:30 pm' });
    await expect(last).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(half).toBeChecked();
    await userEvent.click(canvas.getByText('6:30 pm'));
    await expect(half).toBeChecked();
    await expect(last.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The chosen time was taken meanwhile: none is selected, and the error is shown. */
export const TakenMeanwhile: Story = {
  args: { value: '19:00', error: 'Somebody was faster: please choose another time' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).not.toBeChecked();
    await expect(canvas.getByRole('group', { name: /^(Day|Time)$/ })).toHaveAccessibleDescription(
      /faster/,
    );
  },
};

export const Chinese: Story = {
  args: {
    label: '时间',
    fullText: '已满',
    value: '18:00',
    parts: [
      {
        id: 'evening',
        title: '晚上',
        times: [time('18:00', '晚上6:00'), time('18:30', '晚上6:30', true)],
      },
    ],
  },
};

/** With very large text the times are stacked. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 256 }}>
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
