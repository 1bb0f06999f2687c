import { EmptyState, Screen, storeIcon } from '@claypot/ui';
import { useTranslation } from '../../hooks/text/use-translation.ts';

export function CompanyNotFoundView() {
  const { t } = useTranslation('system');
  return (
    <Screen ground="surface">
      <EmptyState
        icon={storeIcon}
        headingLevel={1}
        title={t('companyNotFoundTitle')}
        text={t('companyNotFoundText')}
      />
    </Screen>
  );
}
