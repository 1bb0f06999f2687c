import { languageMachine } from '@claypot/domain/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { derived, viewOf } from '../../shared/testing/in-state.ts';
import { LanguageView } from './LanguageView.tsx';

/** Returns the view's props for the current language. */
function inLanguage(language: 'en' | 'zh_CN') {
  const snapshot = languageMachine.resolveState({ value: 'speaking', context: { language } });
  return viewOf(snapshot, ({ context }) => ({ current: context.language }));
}

const english = inLanguage('en');

const meta = {
  component: LanguageView,
  args: derived(english, {
    ...english,
    back: { label: 'Back', href: '/setting', onPress: fn() },
    onChoose: fn(),
  }),
} satisfies Meta<typeof LanguageView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '中文' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith('zh_CN');
  },
};
export const Chinese: Story = { args: inLanguage('zh_CN') };
