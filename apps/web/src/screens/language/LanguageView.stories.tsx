import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageView } from './LanguageView.tsx';

const meta = {
  component: LanguageView,
  args: {
    back: { label: 'Back', href: '/setting', onPress: fn() },
    current: 'en',
    onChoose: fn(),
  },
} satisfies Meta<typeof LanguageView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '中文' }));
    await expect(args.onChoose).toHaveBeenCalledExactlyOnceWith('zh_CN');
  },
};
export const Chinese: Story = { args: { current: 'zh_CN' } };
