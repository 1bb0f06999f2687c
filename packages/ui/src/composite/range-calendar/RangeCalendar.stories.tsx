import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RangeCalendar } from './RangeCalendar.tsx';

const meta = {
  component: RangeCalendar,
  args: {
    label: 'Dates to show',
    locale: 'en-MY',
    value: { start: '2026-11-09', end: '2026-11-21' },
    min: '2016-11-21',
    max: '2026-11-21',
    onChange: fn(),
  },
} satisfies Meta<typeof RangeCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Arrow keys move between days. Enter selects the first day, then the last. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const onDay = (day: string) =>
      waitFor(() => expect(canvasElement.ownerDocument.activeElement).toHaveTextContent(day));
    canvasElement.querySelector<HTMLElement>('[role="button"][tabindex="0"]')?.focus();
    await onDay('21');
    await userEvent.keyboard('{ArrowLeft}');
    await onDay('20');
    await userEvent.keyboard('{Enter}{ArrowUp}');
    await onDay('14');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-14', end: '2026-11-20' });
  },
};

/** Days after the maximum are disabled. Presses select days like keys. */
export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(day(/\b22 November|November 22/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/\b3 November|November 3,/));
    await userEvent.click(day(/\b5 November|November 5,/));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-03', end: '2026-11-05' });
  },
};

export const Chinese: Story = { args: { label: '日期范围', locale: 'zh-CN' } };
