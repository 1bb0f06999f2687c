import type { CameraScanView } from '@claypot/counter/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ScanDialogView } from './ScanDialogView.tsx';

const inState = (
  status: CameraScanView['status'],
  problem: CameraScanView['problem'] = null,
): { scan: CameraScanView } => ({ scan: { status, problem } });

const meta = {
  component: ScanDialogView,
  args: { open: true, ...inState('scanning'), onVideo: fn(), onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof ScanDialogView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = { args: inState('asking') };
export const Loading: Story = { args: inState('loading') };

export const Scanning: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    await expect(args.onVideo).toHaveBeenCalledWith(dialog.querySelector('video'));
    const close = within(dialog).getByRole('button', { name: /Close|关闭/ });
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The camera sees a code of something else. */
export const Unreadable: Story = { args: inState('scanning', 'unreadable') };
export const Several: Story = { args: inState('scanning', 'several') };
export const Found: Story = { args: inState('found') };

export const Refused: Story = {
  args: inState('refused'),
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /again|重试|再试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = { args: inState('missing') };
export const Failed: Story = { args: inState('failed') };
export const NotLoaded: Story = { args: inState('notLoaded') };
export const Closed: Story = { args: { open: false } };
