import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TimeZoneContext } from '../../../hooks/time-zone-context.ts';
import { BUSY_FIGURES, CLOSE } from '../shared/samples.ts';
import { ClosePrintView } from './ClosePrintView.tsx';

const fresh = { error: null, stale: false, asOf: null, unconfirmed: false } as const;
const none = { ...fresh, close: null } as const;

const meta = {
  component: ClosePrintView,
  decorators: [
    (Story) => (
      <TimeZoneContext value={CLOSE.time_zone}>
        <Story />
      </TimeZoneContext>
    ),
  ],
  args: {
    view: { ...fresh, status: 'ready', close: CLOSE },
    paper: 'slip',
    onPaper: fn(),
    onPrint: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ClosePrintView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Slip: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(args.onPaper).toHaveBeenCalledWith('sheet');
    await userEvent.click(canvas.getByRole('button', { name: /Print|打印/ }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const Sheet: Story = {
  args: {
    paper: 'sheet',
    view: { ...fresh, status: 'ready', close: { ...CLOSE, figures: BUSY_FIGURES } },
  },
};

export const Loading: Story = { args: { view: { ...none, status: 'loading' } } };
export const NotFound: Story = { args: { view: { ...none, status: 'notFound' } } };
export const SignedOut: Story = {
  args: { view: { ...none, status: 'failed', error: 'SESSION_EXPIRED' } },
};
export const Failed: Story = { args: { view: { ...none, status: 'failed', error: 'OFFLINE' } } };
