import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ColorPicker } from './ColorPicker.tsx';

const meta = {
  component: ColorPicker,
  args: {
    label: 'Colour of the company',
    name: 'brand_color',
    locale: 'en-MY',
    value: '#1d4ed8',
    hint: 'Buttons and links have it.',
    swatches: ['#1d4ed8', '#c81e28', '#ffd400'],
    swatchesLabel: 'Colours of your logo',
    onChange: fn(),
  },
  render: function WithValue(args) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      args.onChange(next);
      setValue(next);
    };
    return <ColorPicker {...args} value={value} onChange={change} />;
  },
} satisfies Meta<typeof ColorPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A typed code applies when the field is left. */
export const ByCode: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Colour of the company' });
    await expect(field).toHaveValue('#1D4ED8');
    await userEvent.clear(field);
    await userEvent.type(field, '#0f766e');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('#0f766e');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

/** Arrow keys change hue and brightness. The hue outlives black. */
export const ByKeyboard: Story = {
  args: { value: '#010000', swatches: [] },
  play: async ({ canvasElement, args }) => {
    const [area, , hue] = within(canvasElement).getAllByRole('slider');
    await expect(area).toBeDefined();
    hue?.focus();
    await userEvent.keyboard('{ArrowRight>20/}');
    area?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#000000');
    await userEvent.keyboard('{PageUp}{PageUp}');
    const [last = ''] = (args.onChange as ReturnType<typeof fn>).mock.lastCall ?? [];
    await expect(String(last)).toMatch(/^#([0-9a-f]{2})(?!\1\1)/);
  },
};

export const BySwatch: Story = {
  play: async ({ canvasElement, args }) => {
    const [, second] = within(canvasElement).getAllByRole('option');
    if (second) await userEvent.click(second);
    await expect(args.onChange).toHaveBeenLastCalledWith('#c81e28');
  },
};

export const Invalid: Story = {
  args: { value: 'navy', error: 'A colour such as #1d4ed8.' },
};

export const Chinese: Story = {
  args: {
    label: '公司颜色',
    locale: 'zh-CN',
    hint: '按钮使用此颜色。',
    swatchesLabel: '标志中的颜色',
  },
};
