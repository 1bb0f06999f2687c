import { createI18n, type Language, loadCatalogue } from '@claypot/i18n';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
