import type { MutationView } from '@claypot/domain/machines';
import { errorMessage } from '@claypot/i18n';
import { Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

interface UseRejectedProps {
  readonly use: Pick<MutationView<object, object>, 'error'>;
}

export function UseRejected({ use: { error } }: UseRejectedProps) {
  const { t, i18n } = useTranslation(['vouchers', 'common']);
  const text = error === null ? null : errorMessage(i18n, error);
  useAnnouncement(text);
  if (text === null) return null;
  return (
    <Callout tone="danger" icon={warningIcon} title={text}>
      {error === 'ERROR' && t('common:checkConnection')}
    </Callout>
  );
}
