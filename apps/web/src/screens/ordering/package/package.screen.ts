import { PACKAGE_REQUESTS } from '@claypot/domain/app';
import type { Screen } from '../../definition/screen.ts';

export const packageScreen: Screen<'package'> = {
  name: 'package',
  title: 'item:packageTitle',
  outline: 'item',
  load: () => import('./PackageScreen.tsx').then((code) => code.PackageScreen),
  firstRequests: import.meta.env.SSR ? PACKAGE_REQUESTS : [],
  next: ['menu'],
};
