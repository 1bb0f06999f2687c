import type { MoneyActionView } from '@claypot/counter/orders';
import { Button } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './Money.module.css';
import { MoneyState } from './MoneyState.tsx';

interface MoneyButtonsProps {
  readonly action: MoneyActionView;
  /** Title of the message that the action had no effect. */
  readonly failedTitle: string;
  /** Text of the button that sends it. */
  readonly submit: string;
  /** True if a manager has to approve it. */
  readonly needsApproval?: boolean;
  /** Text of the button that closes the dialog without effect. */
  readonly keep: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** State of an action that refunds money, with the buttons that send it or close its dialog. */
export function MoneyButtons(props: MoneyButtonsProps) {
  const { action, failedTitle, submit, needsApproval = false, keep, onSubmit, onClose } = props;
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
      <MoneyState action={action} failedTitle={failedTitle} />
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
