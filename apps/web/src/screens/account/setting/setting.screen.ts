import { DEVICES_REQUEST } from '@claypot/domain/account';
import type { Screen } from '../../definition/screen.ts';

export const settingScreen: Screen<'setting'> = {
  name: 'setting',
  title: 'setting:title',
  load: () => import('./SettingScreen.tsx').then((code) => code.SettingScreen),
  firstRequests: import.meta.env.SSR ? [DEVICES_REQUEST] : [],
  mainControl: import.meta.env.SSR ? { press: 'main a[href="/language"]' } : undefined,
};
