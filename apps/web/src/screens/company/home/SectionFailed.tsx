import { Button, Callout, warningIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface SectionFailedProps {
  readonly text: string;
  readonly onRetry: () => void;
}

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
