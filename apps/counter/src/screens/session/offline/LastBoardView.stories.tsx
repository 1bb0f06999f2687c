import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LastBoardView } from './LastBoardView.tsx';

const order = (shortNumber: string, dueAt: string) => ({
  id: shortNumber,
  shortNumber,
  method: 'pickup' as const,
  dueAt: Temporal.Instant.from(dueAt),
  lines: [
    { name: 'Claypot Chicken Rice', qty: 2 },
    { name: 'Herbal Soup', qty: 1 },
  ],
});

const meta = {
  component: LastBoardView,
  args: {
    board: {
      columns: [
        { name: 'new', orders: [order('C479V3', '2026-11-28T12:15:00+08:00')] },
        {
          name: 'preparing',
          orders: [
            order('H2P8GM', '2026-11-28T12:05:00+08:00'),
            { ...order('0NVAXS', '2026-11-28T12:10:00+08:00'), method: 'delivery' as const },
          ],
        },
      ],
      ageSeconds: 200,
      timeZone: 'Asia/Kuala_Lumpur',
    },
  },
} satisfies Meta<typeof LastBoardView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Old orders have no buttons. */
export const Orders: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
