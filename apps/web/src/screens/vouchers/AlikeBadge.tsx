import { Badge } from '@claypot/ui';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';

/** How many equal vouchers one line of a list stands for; nothing of a single one. */
export function AlikeBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  return count > 1 && <Badge tone="action">{t('alike', { number: format.count(count) })}</Badge>;
}
