import type { MoneyActionView } from '@claypot/counter/orders';
import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './Money.module.css';

interface MoneyButtonsProps {
  readonly action: MoneyActionView;
  /** Text of the button that sends it. */
  readonly submit: string;
  /** True if a manager has to approve it. */
  readonly needsApproval?: boolean;
  /** Text of the button that closes the dialog without effect. */
  readonly keep: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** Buttons that send an action that refunds money, or close its dialog. */
export function MoneyButtons(props: MoneyButtonsProps) {
  const { action, submit, needsApproval = false, keep, onSubmit, onClose } = props;
  const { t } = useTranslation(['counterRefunds', 'common']);
  if (action.status === 'done') {
    return (
      <div className={styles.actions}>
        <Button size="lg" wide variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {needsApproval && <p className={styles.hint}>{t('needsApproval')}</p>}
      <Button
        size="lg"
        wide
        variant="danger"
        pending={['approving', 'sending', 'checking'].includes(action.status)}
        disabled={!action.isOnline}
        onClick={onSubmit}
      >
        {needsApproval ? t('askManager') : submit}
      </Button>
      <Button size="lg" wide variant="secondary" onClick={onClose}>
        {keep}
      </Button>
    </div>
  );
}
