import 'i18next';
import type { catalogue } from './en/index.ts';

// What is not in the catalogue does not compile, nor a text without what it names in braces.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    resources: typeof catalogue;
    returnNull: false;
    strictKeyChecks: true;
  }
}
