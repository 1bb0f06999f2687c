import { EmptyState, LinkButton, Screen } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { BACK_OFFICE_PATH, hrefOf } from '../../../platform/page/paths.ts';

/** Message for a path of the back office that does not exist. */
export function UnknownSection() {
  const { t } = useTranslation(['counterBackOffice', 'counterStart']);
  return (
    <Screen>
      <EmptyState
        headingLevel={1}
        title={t('counterStart:notFoundTitle')}
        action={<LinkButton href={hrefOf(BACK_OFFICE_PATH)}>{t('openBackOffice')}</LinkButton>}
      />
    </Screen>
  );
}
