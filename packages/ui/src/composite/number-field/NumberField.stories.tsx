import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './NumberField.tsx';
import { NumberFieldFallback } from './NumberFieldFallback.tsx';

const meta = {
  component: NumberField,
  args: {
    label: 'Guests',
    roleDescription: 'number field',
    decreaseLabel: 'One guest fewer',
    increaseLabel: 'One guest more',
    name: 'guests',
    value: 2,
    min: 1,
    max: 12,
    onChange: () => undefined,
  },
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

function sizeOf(drawn: Element) {
  const { left, width, height } = drawn.getBoundingClientRect();
  return { left, width, height };
}

/** Accepts typing, arrow keys and touch-sized buttons. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Guests' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('3');
    await userEvent.keyboard('{Home}');
    await expect(field).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'One guest fewer' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await expect(field).toHaveValue('12');
    await expect(canvas.getByRole('button', { name: 'One guest more' })).toBeDisabled();
    const fewer = canvas.getByRole('button', { name: 'One guest fewer' });
    await userEvent.click(fewer);
    await expect(field).toHaveValue('11');
    await expect(fewer.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.type(field, 'few');
    await expect(field).toHaveValue('11');
  },
};

/** Until the code has loaded, a native field does the same in the same place. */
export const Outline: Story = {
  render: function Counting(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <NumberField {...args} value={value} onChange={setValue} />
        <NumberFieldFallback {...args} value={value} onChange={setValue} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = await canvas.findByRole('textbox', { name: 'Guests' });
    const outline = () => canvas.getByRole('spinbutton', { name: 'Guests' });
    await expect(sizeOf(outline())).toEqual(sizeOf(number));
    const [, fewer] = canvas.getAllByRole('button', { name: 'One guest fewer' });
    const [, more] = canvas.getAllByRole('button', { name: 'One guest more' });
    if (!fewer || !more) throw new Error('There are no buttons');
    await userEvent.click(more);
    await expect(number).toHaveValue('3');
    await expect(outline()).toHaveValue(3);
    await userEvent.clear(outline());
    await userEvent.type(outline(), '12{Enter}');
    await expect(number).toHaveValue('12');
    await expect(more).toBeDisabled();
    await userEvent.clear(outline());
    await userEvent.type(outline(), '1');
    await userEvent.tab();
    await expect(number).toHaveValue('1');
    await expect(fewer).toBeDisabled();
  },
};

/** A typed number outside the limits stays; the form shows the error. */
export const BeyondTheBounds: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <>
      <NumberField {...args} />
      <NumberFieldFallback {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const fields = [
      await canvas.findByRole('textbox', { name: 'Guests' }),
      canvas.getByRole('spinbutton', { name: 'Guests' }),
    ];
    for (const field of fields) {
      for (const typed of [0, 40]) {
        await userEvent.clear(field);
        await userEvent.type(field, `${typed}{Enter}`);
        await expect(args.onChange).toHaveBeenLastCalledWith(typed);
      }
    }
  },
};

export const Invalid: Story = {
  args: { value: null, error: 'Number of guests is required' },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Number of guests is required');
    await expect(field).toBeInvalid();
  },
};

export const Chinese: Story = {
  args: {
    label: '用餐人数',
    roleDescription: '数字输入框',
    decreaseLabel: '减少一位',
    increaseLabel: '增加一位',
    hint: '最多 12 位',
    value: 12,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '增加一位' })).toBeDisabled();
    const field = await canvas.findByRole('textbox');
    await expect(field).toHaveAccessibleDescription('最多 12 位');
    await expect(field).toHaveAttribute('aria-roledescription', '数字输入框');
  },
};

/** With large text the number wraps below its label and nothing is cut off. */
export const LargeText: Story = {
  args: { label: 'How many of you are coming to dinner' },
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
      const more = within(canvasElement).getByRole('button', { name: 'One guest more' });
      await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(256 + 1);
    } finally {
      root.style.fontSize = '';
    }
  },
};
