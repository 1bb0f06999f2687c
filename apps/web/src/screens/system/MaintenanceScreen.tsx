import { MaintenanceView } from './MaintenanceView.tsx';

export function MaintenanceScreen() {
  return <MaintenanceView />;
}
