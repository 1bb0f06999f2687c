import 'i18next';
import type { catalogue } from './en/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof catalogue;
    returnNull: false;
  }
}
