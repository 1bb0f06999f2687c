import type { DayClose } from '@claypot/sdk/counter';
import { Button, Callout, checkIcon, Stack, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { CloseExport } from '../export/CloseExport.tsx';
import { CloseDocument } from '../shared/CloseDocument.tsx';
import { dayOf } from '../shared/day-of.ts';
import styles from './Steps.module.css';
import { useStepHeading } from './use-step-heading.ts';

interface DoneStepProps {
  readonly close: DayClose;
  readonly onFinish: () => void;
}

/** The close that was just made. */
export function DoneStep({ close, onFinish }: DoneStepProps) {
  const { t } = useTranslation('counterClose');
  const format = useFormat();
  const { branch_name, business_day, number } = close.summary;
  const day = format.fullDay(dayOf(business_day));
  useAnnouncement(t('done', { day }));
  return (
    <Stack gap={6}>
      <h2 ref={useStepHeading()} tabIndex={-1} className={styles.day}>
        {t('closeNumber', { number })}
      </h2>
      <Callout tone="success" icon={checkIcon} title={t('done', { day })}>
        {t('doneText', { number, branch: branch_name })}
      </Callout>
      <div className={styles.head}>
        <CloseExport close={close} />
        <Button size="lg" onClick={onFinish}>
          {t('finish')}
        </Button>
      </div>
      <CloseDocument close={close} />
    </Stack>
  );
}
