import { EmptyState, Screen } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

export function MaintenanceView() {
  const { t } = useTranslation('system');
  return (
    <Screen ground="surface">
      <EmptyState headingLevel={1} title={t('maintenanceTitle')} text={t('maintenanceText')} />
    </Screen>
  );
}
