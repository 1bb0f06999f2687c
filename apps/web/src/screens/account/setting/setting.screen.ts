import type { Screen } from '../../definition/screen.ts';

export const settingScreen: Screen<'setting'> = {
  name: 'setting',
  title: 'setting:title',
  load: () => import('./SettingScreen.tsx').then((code) => code.SettingScreen),
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/language"]' } : undefined,
};
