import type { I18n, Translator } from '@claypot/i18n';
import { createContext } from 'react';

export const I18nContext = createContext<I18n | null>(null);
export const TranslatorContext = createContext<Translator | null>(null);
