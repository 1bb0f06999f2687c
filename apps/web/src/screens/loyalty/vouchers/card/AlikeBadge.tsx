import { Badge } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

/** Number of identical vouchers in a group; renders nothing for a single one. */
export function AlikeBadge({ count }: { readonly count: number }) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  return count > 1 && <Badge tone="action">{t('alike', { number: format.count(count) })}</Badge>;
}
