import type { SpendingQuestionView } from '@claypot/domain/loyalty';
import { Button, useAnnouncement } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './Question.module.css';

type Asked = Extract<SpendingQuestionView, { status: 'asking' | 'answering' }>;

interface AskedQuestionProps extends Asked {
  readonly titleId: string;
  readonly onAnswer: (answer: 'yes' | 'no') => void;
}

/** Seconds of a question, for the bar. */
const PERIOD = 60;

/** The question with the seconds left. A screen reader announces it once, not every second. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { answer, onAnswer, request, secondsLeft, status, titleId } = props;
  const { t } = useTranslation('code');
  const amount = useFormat().money(request.amount);
  const { branch_name: branch, table_no: table, voucher_name: voucher } = request;
  const title = voucher === null ? t('askedWallet', { amount }) : t('askedVoucher', { voucher });
  const place = table === null ? branch : t('askedTable', { branch, table });
  useAnnouncement(`${title} ${place}`);
  const isSending = status === 'answering';
  return (
    <div className={styles.content}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.place}>{place}</p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * Math.min(secondsLeft, PERIOD)) / PERIOD}%` }} />
      </div>
      <p className={styles.text}>
        {isSending ? t('askedSending') : t('askedSeconds', { seconds: secondsLeft })}
      </p>
      <div className={styles.answers}>
        <Button
          size="lg"
          variant="secondary"
          pending={isSending && answer === 'no'}
          disabled={isSending && answer !== 'no'}
          onClick={() => onAnswer('no')}
        >
          {t('askedNo')}
        </Button>
        <Button
          size="lg"
          pending={isSending && answer === 'yes'}
          disabled={isSending && answer !== 'yes'}
          onClick={() => onAnswer('yes')}
        >
          {voucher === null ? t('askedPay', { amount }) : t('askedUse')}
        </Button>
      </div>
    </div>
  );
}
