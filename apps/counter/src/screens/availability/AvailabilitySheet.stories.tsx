import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AvailabilitySheet } from './AvailabilitySheet.tsx';
import { COUNTED, NOW, TOMORROW, UNTIL_TOMORROW } from './samples.ts';

const meta = {
  component: AvailabilitySheet,
  args: {
    row: COUNTED,
    tomorrow: TOMORROW,
    now: NOW,
    problem: null,
    onPress: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AvailabilitySheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const MARK = { kind: 'mark', name: COUNTED.name, items: COUNTED.items } as const;

export const CountedDish: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const press = async (name: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name }));
    };
    await press(/^(For 1|1\s小时)/);
    await expect(args.onPress).toHaveBeenLastCalledWith({
      ...MARK,
      mark: 'time',
      until: '2026-11-28T05:00:00Z',
    });
    await press(/further notice|^恢复时间待定/);
    await expect(args.onPress).toHaveBeenLastCalledWith({ ...MARK, mark: 'notice', until: null });
    await press(/out until then|售罄至该时间/);
    await expect(canvas.getByText(/Enter a time|请输入时间/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^(Until a time|至某个时间)/), '18:30');
    await press(/out until then|售罄至该时间/);
    await expect(args.onPress).toHaveBeenLastCalledWith({
      ...MARK,
      mark: 'time',
      until: '2026-11-28T18:30:00Z',
    });
    const field = canvas.getByRole('textbox', { name: /Portions left now|现在剩余/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'ten');
    await press(/^(Set|设置)$/);
    await expect(canvas.getByText(/whole number|整数/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await press(/^(Set|设置)$/);
    const count = { kind: 'count', name: COUNTED.name, dish_id: 'Chicken claypot rice', seen: 3 };
    await expect(args.onPress).toHaveBeenLastCalledWith({ ...count, left: 10 });
    await press(/Stop counting|停止计数/);
    await expect(args.onPress).toHaveBeenLastCalledWith({ ...count, left: null });
    await press(/Mark.*Egg|Egg.*标记/);
    await expect(args.onPress).toHaveBeenLastCalledWith({
      kind: 'mark',
      name: 'Chicken claypot rice: Egg',
      items: [{ kind: 'variation', id: 'egg' }],
      mark: 'tomorrow',
      until: null,
    });
  },
};
export const SoldOutDish: Story = {
  args: { row: UNTIL_TOMORROW },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Available again|恢复供应/ }));
    await expect(args.onPress).toHaveBeenCalledWith(
      expect.objectContaining({ mark: 'available', items: UNTIL_TOMORROW.items }),
    );
  },
};
export const PortionsChanged: Story = {
  args: {
    problem: {
      press: { kind: 'count', name: COUNTED.name, dish_id: 'a', seen: 3, left: 10 },
      code: 'PORTIONS_CHANGED',
      isUnknown: false,
      present: 2,
    },
  },
};
export const Sending: Story = { args: { row: { ...COUNTED, isPending: true } } };
