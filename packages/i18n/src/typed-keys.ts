import 'i18next';
import type { catalogue } from './en/index.ts';

// Makes unknown keys and missing variables a compile error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: typeof catalogue;
    returnNull: false;
    strictKeyChecks: true;
  }
}
