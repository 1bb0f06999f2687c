import { Badge } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

/** Whether a branch takes orders now. */
export function OpenBadge({ open }: { readonly open: boolean }) {
  const { t } = useTranslation();
  return <Badge tone={open ? 'success' : 'neutral'}>{open ? t('open') : t('closed')}</Badge>;
}
