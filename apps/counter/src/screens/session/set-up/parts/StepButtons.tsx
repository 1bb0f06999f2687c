import { Button } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StepButtons.module.css';

interface StepButtonsProps {
  /** Null at the first step. */
  readonly onBack: (() => void) | null;
  readonly children: ReactNode;
}

/** Buttons below a step: back, and the main one. */
export function StepButtons({ onBack, children }: StepButtonsProps) {
  const { t } = useTranslation('counterSetUp');
  return (
    <div className={styles.buttons}>
      {children}
      {onBack !== null && (
        <Button variant="quiet" wide onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </div>
  );
}
