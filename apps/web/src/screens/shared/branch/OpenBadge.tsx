import type { BranchOpening } from '@claypot/domain/places';
import { Badge } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

export function OpenBadge({ orders }: Pick<BranchOpening, 'orders'>) {
  const { t } = useTranslation(['common', 'branches']);
  switch (orders) {
    case 'now':
      return <Badge tone="success">{t('open')}</Badge>;
    case 'later':
      return <Badge tone="notice">{t('branches:lastOrdersOver')}</Badge>;
    case 'none':
      return <Badge tone="neutral">{t('closed')}</Badge>;
  }
}
