import { Button, Callout, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface SectionFailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** One section did not load; the others stand. */
export function SectionFailed({ text, onRetry }: SectionFailedProps) {
  const { t } = useTranslation();
  return (
    <Callout
      icon={warningIcon}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {text}
    </Callout>
  );
}
