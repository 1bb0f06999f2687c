import type { Screen } from '../definition/screen.ts';

export const maintenanceScreen: Screen<'maintenance'> = {
  name: 'maintenance',
  title: 'system:maintenanceTitle',
  outline: 'bare',
  load: () => import('./MaintenanceScreen.tsx').then((code) => code.MaintenanceScreen),
  prerenderedFor: 'everyone',
  mainControl: import.meta.env.SSR ? { press: 'main a' } : undefined,
};
