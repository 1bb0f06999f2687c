import type { Screen } from '../screen.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

export const maintenanceScreen: Screen<'maintenance'> = {
  name: 'maintenance',
  title: 'system:maintenanceTitle',
  load: async () => MaintenanceScreen,
  prerenderedFor: 'everyone',
};
