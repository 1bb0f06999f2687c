import type { I18n } from '@claypot/i18n';
import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nContext, TranslatorContext } from './TranslationContext.ts';

interface TranslationProviderProps {
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Lets all that is in it speak the language in use, and anew when that is changed. */
export function TranslationProvider({ i18n, children }: TranslationProviderProps) {
  const translator = useSyncExternalStore(i18n.subscribe, i18n.current, i18n.current);
  return (
    <I18nContext value={i18n}>
      <TranslatorContext value={translator}>{children}</TranslatorContext>
    </I18nContext>
  );
}
