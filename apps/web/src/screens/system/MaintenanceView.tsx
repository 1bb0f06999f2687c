import { ROUTES } from '@claypot/domain/routes';
import { EmptyState, LinkButton, Screen } from '@claypot/ui';
import { useTranslation } from '../../hooks/text/use-translation.ts';

export function MaintenanceView() {
  const { t } = useTranslation(['system', 'common']);
  return (
    <Screen ground="surface">
      <EmptyState
        headingLevel={1}
        title={t('maintenanceTitle')}
        text={t('maintenanceText')}
        action={<LinkButton href={ROUTES.home.path}>{t('common:retry')}</LinkButton>}
      />
    </Screen>
  );
}
