import type { JoinView } from '@claypot/counter/members';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { BottomSheet, Button, Callout, checkIcon, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFirstInvalid } from '../../orders/shared/money/use-first-invalid.ts';
import styles from '../top-up/TopUpView.module.css';
import { JoinFields, type JoinFieldsProps } from './JoinFields.tsx';

export interface JoinDialogViewProps extends Omit<JoinFieldsProps, 'form'> {
  readonly open: boolean;
  readonly onSubmit: () => void;
  /** Shows the card of the new member. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

/** Makes a person a member: number, code, agreement. */
export function JoinDialogView(props: JoinDialogViewProps) {
  const { open, join, onSubmit, onShow, onClose } = props;
  const { t } = useTranslation(['counterMembers', 'common']);
  const { form, submit } = useFirstInvalid(onSubmit);
  const isPending = ['sending', 'resending', 'joining'].includes(join.status);
  const isNumber = join.status === 'number' || join.status === 'sending';
  return (
    <BottomSheet
      open={open}
      title={t('joinTitle')}
      closeLabel={t('common:close')}
      footer={
        join.status === 'joined' ? (
          <Button size="lg" wide onClick={onShow}>
            {t('joinShow')}
          </Button>
        ) : (
          <div className={styles.form}>
            <JoinError join={join} />
            <Button size="lg" wide pending={isPending} onClick={submit}>
              {isNumber ? t('joinSend') : t('joinConfirm')}
            </Button>
            <Button size="lg" wide variant="secondary" onClick={onClose}>
              {t('notNow')}
            </Button>
          </div>
        )
      }
      onClose={onClose}
    >
      {join.status === 'joined' ? <Joined /> : <JoinFields {...props} form={form} />}
    </BottomSheet>
  );
}

/** Why the last press had no effect, or that its effect is unknown. */
function JoinError({ join: { error, isLost } }: { readonly join: JoinView }) {
  const { t, i18n } = useTranslation('counterMembers');
  const reason = error === null ? null : counterErrorMessage(i18n, error);
  const text = isLost ? t('joinLost') : reason;
  useAnnouncement(text);
  if (text === null) return null;
  return (
    <Callout tone="danger" icon={warningIcon} title={isLost ? t('joinUnknown') : t('joinFailed')}>
      {text}
    </Callout>
  );
}

function Joined() {
  const { t } = useTranslation('counterMembers');
  useAnnouncement(t('joinDone'));
  return (
    <Callout tone="success" icon={checkIcon} title={t('joinDone')}>
      {t('joinDoneText')}
    </Callout>
  );
}
