import type { I18n } from '@claypot/i18n';
import type { Decorator, Loader } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { showIn } from './i18n-of-stories.ts';
import { clearUsedTexts } from './used-texts.ts';

/** Loads the texts of the chosen language before the story renders, so that no story shows keys. */
export const loadLocale: Loader = async ({ globals }) => {
  clearUsedTexts();
  return { i18n: await showIn(globals.locale === 'zh_CN' ? 'zh_CN' : 'en') };
};

/** Renders a story in the language of the toolbar. */
export const withLocale: Decorator = (Story, { loaded }) => {
  const i18n: I18n = loaded.i18n;
  return (
    <I18nextProvider i18n={i18n}>
      <Story />
    </I18nextProvider>
  );
};
