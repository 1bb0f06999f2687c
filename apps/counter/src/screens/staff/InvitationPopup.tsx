import type { Invitation } from '@claypot/sdk/counter';
import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import styles from './InvitationPopup.module.css';

interface InvitationPopupProps {
  /** Null if there is none; the popup is closed then. */
  readonly invitation: Invitation | null;
  /** Null if the person is not in the list yet. */
  readonly name: string | null;
  readonly onCopy: (code: string) => void;
  readonly onClose: () => void;
}

/** Code of an invitation or a reset, which the server shows once. */
export function InvitationPopup({ invitation, name, onCopy, onClose }: InvitationPopupProps) {
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const code = invitation?.code ?? '';
  const time =
    invitation === null ? '' : format.dateTime(Temporal.Instant.from(invitation.expires_at));
  return (
    <Popup
      open={invitation !== null}
      title={name === null ? t('invitationCode') : t('codeForTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('done')}</Button>
          <Button variant="secondary" onClick={() => onCopy(code)}>
            {t('copy')}
          </Button>
        </>
      }
    >
      <p translate="no" className={styles.code}>
        {code}
      </p>
      <p>{t('codeForText', { time })}</p>
    </Popup>
  );
}
