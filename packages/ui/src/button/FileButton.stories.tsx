import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileButton } from './FileButton.tsx';

const meta = {
  component: FileButton,
  args: { children: 'Choose a picture', accept: 'image/*', onChoose: fn() },
} satisfies Meta<typeof FileButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Choose a picture');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const file = new File(['pixels'], 'me.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};
