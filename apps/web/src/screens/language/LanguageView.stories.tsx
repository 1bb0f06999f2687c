import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageView } from './LanguageView.tsx';

const meta = {
  component: LanguageView,
  parameters: { machine: 'language' },
  args: {
    back: { label: 'Back', href: '/setting', onPress: fn() },
    current: 'en',
    onChoose: fn(),
  },
} satisfies Meta<typeof LanguageView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  parameters: { states: ['speaking'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '中文' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith('zh_CN');
  },
};
export const Chinese: Story = { args: { current: 'zh_CN' } };
