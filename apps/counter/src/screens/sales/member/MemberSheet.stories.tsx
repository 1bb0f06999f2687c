import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IDLE, shown } from '../../members/shared/member-samples.ts';
import { MemberSheet } from './MemberSheet.tsx';

const meta = {
  component: MemberSheet,
  args: {
    open: true,
    find: IDLE,
    onText: fn(),
    onSubmit: fn(),
    onScan: fn(),
    onRetry: fn(),
    onMember: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MemberSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '4{Enter}');
    await expect(args.onText).toHaveBeenCalledWith('4');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: /Scan|扫码/ }));
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};
export const Invalid: Story = { args: { find: { ...IDLE, text: '12', problem: 'invalid' } } };
export const Finding: Story = { args: { find: { ...IDLE, status: 'finding' } } };
export const NotFound: Story = { args: { find: { ...IDLE, status: 'notFound' } } };
export const Failed: Story = {
  args: { find: { ...IDLE, status: 'failed', error: 'OFFLINE' } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /again|重试|再试/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Found: Story = {
  args: { find: shown() },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Add Mei|加入 Mei/ }));
    await expect(args.onMember).toHaveBeenCalledOnce();
  },
};
/** Staff do not serve their own record. */
export const OwnRecord: Story = {
  args: { find: shown({ isOwn: true }) },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: /Add Mei|加入 Mei/ })).toBeNull();
  },
};
