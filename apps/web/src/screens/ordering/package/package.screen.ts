import { PACKAGE_REQUEST } from '@claypot/domain/ordering';
import type { Screen } from '../../definition/screen.ts';

export const packageScreen: Screen<'package'> = {
  name: 'package',
  title: 'item:packageTitle',
  outline: 'item',
  load: () => import('./PackageScreen.tsx').then((code) => code.PackageScreen),
  firstRequests: import.meta.env.SSR ? [PACKAGE_REQUEST] : [],
  mainControl: import.meta.env.SSR
    ? { press: 'main [data-sticky-bar] button:not([aria-label])', reaction: '[class*=_error]' }
    : undefined,
  next: ['menu'],
};
