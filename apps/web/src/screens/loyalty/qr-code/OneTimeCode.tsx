import type { PaymentCodeView } from '@claypot/domain/loyalty';
import { Button, Card } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './OneTimeCode.module.css';
import { OneTimeCodeProblem } from './OneTimeCodeProblem.tsx';
import { ShownCode } from './ShownCode.tsx';

interface OneTimeCodeProps {
  readonly view: PaymentCodeView;
  /** Shows the code, or tries again. */
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** The code that spends at the counter, after a press. */
export function OneTimeCode({ view, onShow, onHide }: OneTimeCodeProps) {
  const { t } = useTranslation('code');
  const titleId = useId();
  const isShown = view.status === 'shown';
  const hasProblem = view.status === 'failed' || view.status === 'clockWrong';
  const label = isShown ? t('hideOneTime') : hasProblem ? t('retryOneTime') : t('showOneTime');
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {t('oneTimeTitle')}
        </h2>
        <p className={styles.text}>{t('oneTimePurpose')}</p>
        {isShown && <ShownCode code={view.code} />}
        {hasProblem && <OneTimeCodeProblem view={view} />}
        {/* One button, so that the focus stays. */}
        <Button
          variant="secondary"
          pending={view.status === 'loading'}
          onClick={isShown ? onHide : onShow}
        >
          {label}
        </Button>
      </div>
    </Card>
  );
}
