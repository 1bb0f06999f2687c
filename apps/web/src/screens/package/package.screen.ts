import type { Screen } from '../screen.ts';

export const packageScreen: Screen<'package'> = {
  name: 'package',
  title: 'item:packageTitle',
  load: () => import('./PackageScreen.tsx').then((code) => code.PackageScreen),
  next: ['menu'],
};
