import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breakdown } from './Breakdown.tsx';

const meta = {
  component: Breakdown,
  args: {
    lines: [
      { label: 'Subtotal', amount: 'RM 42.80' },
      { label: 'Voucher discount', amount: '-RM 5.00', tone: 'saving' },
      { label: 'Rounded adjustment', amount: 'RM 0.00' },
      { label: 'Includes SST 6%', amount: 'RM 2.14', tone: 'soft' },
    ],
    total: { label: 'Total', amount: 'RM 37.80' },
  },
} satisfies Meta<typeof Breakdown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Browser translation must not change amounts. */
export const WithTotal: Story = {
  play: async ({ canvasElement }) => {
    for (const text of ['RM 42.80', 'RM 37.80']) {
      const amount = within(canvasElement).getByText(text);
      await expect(amount.closest('[translate="no"]')).not.toBeNull();
    }
  },
};
export const Chinese: Story = {
  args: {
    lines: [{ label: '小计', amount: 'RM 42.80' }],
    total: { label: '合计', amount: 'RM 42.80' },
  },
};
