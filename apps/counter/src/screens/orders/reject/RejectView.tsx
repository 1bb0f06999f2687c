import type { RejectView as Reject, StepProblem } from '@claypot/counter/orders';
import { counterErrorMessage } from '@claypot/i18n/counter';
import type { RejectReason } from '@claypot/sdk/counter';
import {
  BottomSheet,
  Button,
  Callout,
  checkIcon,
  TextArea,
  UnseenInput,
  useAnnouncement,
  warningIcon,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { offlineIcon } from '../shared/text/icons.ts';
import { REASON_TEXTS, STATUS_TEXTS } from '../shared/text/words.ts';
import styles from './RejectView.module.css';

export interface RejectViewProps {
  readonly open: boolean;
  readonly reject: Reject;
  readonly onReason: (reason: RejectReason) => void;
  readonly onLine: (lineId: string) => void;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  /** Opens the branch's busy time; undefined if the person may not set it. */
  readonly onSetBusy?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What the customer reads for each reason; the text of `OTHER` is written by staff. */
const CUSTOMER_TEXTS = {
  SOLD_OUT: 'counterReasons:SOLD_OUT',
  CLOSED: 'counterReasons:CLOSED',
  CUSTOMER_CALLED: 'counterReasons:CUSTOMER_CALLED',
  TOO_BUSY: 'counterReasons:TOO_BUSY',
  CANNOT_DO_REMARK: 'counterReasons:CANNOT_DO_REMARK',
  DELIVERY_FAILED: 'counterReasons:DELIVERY_FAILED',
} as const;

const MISSING_TEXTS = {
  reason: 'missingReason',
  lines: 'missingLines',
  text: 'missingText',
} as const;

/** Rejects an order for a reason that the customer reads, and refunds it in full. */
export function RejectView(props: RejectViewProps) {
  const { open, reject, onClose } = props;
  const { t } = useTranslation(['counterOrders', 'common']);
  return (
    <BottomSheet
      open={open}
      title={t('rejectTitle', { number: reject.number })}
      closeLabel={t('common:close')}
      footer={<Actions {...props} />}
      onClose={onClose}
    >
      {reject.status === 'done' ? <Done {...props} /> : <Form {...props} />}
    </BottomSheet>
  );
}

function Done({ reject, onSetBusy }: RejectViewProps) {
  const { t } = useTranslation('counterOrders');
  const amount = useFormat().money(reject.total);
  useAnnouncement(t('rejectDone', { number: reject.number }));
  return (
    <div className={styles.form}>
      <Callout tone="success" icon={checkIcon} title={t('rejectDone', { number: reject.number })}>
        {t('rejectDoneText', { amount })}
      </Callout>
      {reject.offersBusy && onSetBusy && (
        <Callout title={t('offerBusy')}>{t('offerBusyText')}</Callout>
      )}
    </div>
  );
}

function Form(props: RejectViewProps) {
  const { reject, onText } = props;
  const { t } = useTranslation('counterOrders');
  const missing = reject.missing === null ? null : t(MISSING_TEXTS[reject.missing]);
  useAnnouncement(missing);
  return (
    <div className={styles.form}>
      <State reject={reject} />
      <Reasons {...props} error={reject.missing === 'reason' ? missing : null} />
      {reject.lines.length > 0 && (
        <Lines {...props} error={reject.missing === 'lines' ? missing : null} />
      )}
      {reject.needsText && (
        <TextArea
          name="reject-text"
          label={t('customerText')}
          required
          maxLength={200}
          value={reject.text}
          error={reject.missing === 'text' && missing !== null ? missing : undefined}
          onChange={onText}
        />
      )}
      <CustomerText reject={reject} />
    </div>
  );
}

/** Why it cannot be sent now, or what it waits for. */
function State({ reject }: Pick<RejectViewProps, 'reject'>) {
  const { t, i18n } = useTranslation('counterOrders');
  const { status, problem } = reject;
  const waits =
    status === 'approving'
      ? t('rejectApproving')
      : status === 'checking'
        ? t('rejectChecking')
        : null;
  useAnnouncement(waits);
  if (!reject.isOnline) {
    return (
      <Callout tone="danger" icon={offlineIcon} title={t('rejectOffline')}>
        {t('rejectOfflineText')}
      </Callout>
    );
  }
  if (waits !== null) return <Callout tone="notice">{waits}</Callout>;
  if (status !== 'rejected' || problem === null) return null;
  const problemOf = (cause: StepProblem) => {
    if (cause.kind === 'moved') {
      return t('problemMoved', { step: t('reject'), status: t(STATUS_TEXTS[cause.status]) });
    }
    return counterErrorMessage(i18n, cause.kind === 'failed' ? cause.code : 'SESSION_EXPIRED');
  };
  return (
    <Callout tone="danger" icon={warningIcon} title={t('rejectFailed')}>
      {problemOf(problem)}
    </Callout>
  );
}

interface GroupError {
  readonly error: string | null;
}

function Reasons({ reject, onReason, error }: RejectViewProps & GroupError) {
  const { t } = useTranslation('counterOrders');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('rejectReason')}</legend>
      {error !== null && <p className={styles.error}>{error}</p>}
      <div className={styles.reasons}>
        {reject.reasons.map((reason) => (
          <label key={reason} className={styles.choice}>
            <UnseenInput
              type="radio"
              name="reject-reason"
              checked={reason === reject.reason}
              onChange={() => onReason(reason)}
            />
            <span>{t(REASON_TEXTS[reason])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Lines({ reject, onLine, error }: RejectViewProps & GroupError) {
  const { t } = useTranslation('counterOrders');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('soldOutLines')}</legend>
      <p className={styles.hint}>{t('soldOutHint')}</p>
      {error !== null && <p className={styles.error}>{error}</p>}
      {reject.lines.map(({ id, name, qty, isChosen }) => (
        <label key={id} className={styles.choice}>
          <UnseenInput
            type="checkbox"
            name={`sold-out-${id}`}
            checked={isChosen}
            onChange={() => onLine(id)}
          />
          <span>{t('itemOf', { qty, name })}</span>
        </label>
      ))}
    </fieldset>
  );
}

function CustomerText({ reject: { reason, text } }: Pick<RejectViewProps, 'reject'>) {
  const { t } = useTranslation(['counterOrders', 'counterReasons']);
  if (reason === null) return null;
  const own = text.trim() === '' ? t('customerTextEmpty') : text;
  return (
    <figure className={styles.preview}>
      <figcaption className={styles.hint}>{t('customerReads')}</figcaption>
      <blockquote className={styles.quote}>
        {reason === 'OTHER' ? own : t(CUSTOMER_TEXTS[reason])}
      </blockquote>
    </figure>
  );
}

function Actions({ reject, onSubmit, onSetBusy, onClose }: RejectViewProps) {
  const { t } = useTranslation(['counterOrders', 'common']);
  const amount = useFormat().money(reject.total);
  if (reject.status === 'done') {
    return (
      <div className={styles.actions}>
        {reject.offersBusy && onSetBusy && (
          <Button size="lg" wide onClick={onSetBusy}>
            {t('busyOrPause')}
          </Button>
        )}
        <Button size="lg" wide variant="secondary" onClick={onClose}>
          {t('common:close')}
        </Button>
      </div>
    );
  }
  const isPending = ['approving', 'sending', 'checking'].includes(reject.status);
  return (
    <div className={styles.actions}>
      {reject.needsApproval && <p className={styles.hint}>{t('rejectApproval')}</p>}
      <Button
        size="lg"
        wide
        variant="danger"
        pending={isPending}
        disabled={!reject.isOnline}
        onClick={onSubmit}
      >
        {reject.needsApproval ? t('rejectAsk') : t('rejectConfirm', { amount })}
      </Button>
      <Button size="lg" wide variant="secondary" onClick={onClose}>
        {t('keepOrder')}
      </Button>
    </div>
  );
}
