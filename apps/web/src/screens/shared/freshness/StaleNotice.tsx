import { Button, Callout, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { AsOf } from './AsOf.tsx';

interface StaleNoticeProps {
  /** What may be old. */
  readonly text: string;
  /** When it was read, in epoch milliseconds; null where that is not known. */
  readonly asOf?: number | null;
  readonly onRetry: () => void;
}

/** What is shown may be old, as the newest did not load; it can be asked for again. */
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
