import { Button, Callout, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { AsOf } from './AsOf.tsx';

interface StaleNoticeProps {
  readonly text: string;
  /** Time at which the data was loaded, in epoch milliseconds; null if unknown. */
  readonly asOf?: number | null;
  readonly onRetry: () => void;
}

export function StaleNotice({ text, asOf = null, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation('common');
  return (
    <Callout
      tone="notice"
      icon={warningIcon}
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <span>{text}</span>
      <AsOf loadedAt={asOf} />
    </Callout>
  );
}
