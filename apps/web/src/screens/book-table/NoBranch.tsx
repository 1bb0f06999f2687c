import { pathTo } from '@claypot/domain';
import { EmptyState, LinkButton, storeIcon } from '@claypot/ui';
import { useTranslation } from '../../hooks/text/use-translation.ts';

/** There is no such branch, or no more. */
export function NoBranch() {
  const { t } = useTranslation(['booking', 'branches']);
  return (
    <EmptyState
      icon={storeIcon}
      title={t('branches:notFoundTitle')}
      text={t('branches:notFoundText')}
      action={<LinkButton href={pathTo('bookingBranch')}>{t('chooseBranch')}</LinkButton>}
    />
  );
}
