import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type ExportState, ExportView } from './ExportView.tsx';

const IDLE: ExportState = { status: 'idle', error: null };
const NO_SHEET = { ...IDLE, type: null };

const meta = {
  component: ExportView,
  args: {
    folder: IDLE,
    sheet: NO_SHEET,
    saved: null,
    backHref: '/counter/back-office',
    onFolder: fn(),
    onSheet: fn(),
  },
} satisfies Meta<typeof ExportView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await userEvent.click(button);
    }
    await expect(args.onFolder).toHaveBeenCalledOnce();
    await expect(args.onSheet).toHaveBeenNthCalledWith(1, 'xlsx');
    await expect(args.onSheet).toHaveBeenNthCalledWith(2, 'csv');
  },
};
export const Packing: Story = { args: { folder: { status: 'running', error: null } } };
export const Writing: Story = { args: { sheet: { status: 'running', error: null, type: 'xlsx' } } };
export const Done: Story = {
  args: { folder: { status: 'done', error: null }, saved: 'demo.zip' },
};
export const Incomplete: Story = { args: { folder: { status: 'incomplete', error: null } } };
export const Rejected: Story = {
  args: { sheet: { status: 'rejected', error: 'DRAFT_UNAVAILABLE', type: 'csv' } },
};
