import { parseMobile } from '@claypot/domain/phone';
import { Button, Popup, TextField } from '@claypot/ui';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RiderDialog.module.css';
import type { Rider } from './TicketView.tsx';

interface RiderDialogProps {
  readonly open: boolean;
  readonly onSend: (rider: Rider) => void;
  readonly onClose: () => void;
}

/** Asks for the restaurant's own rider, whom the customer can then call. */
export function RiderDialog({ open, onSend, onClose }: RiderDialogProps) {
  const { t } = useTranslation('counterOrders');
  return (
    <Popup open={open} title={t('sendOutTitle')} actions={null} onClose={onClose}>
      {open && <RiderForm onSend={onSend} onClose={onClose} />}
    </Popup>
  );
}

function RiderForm({ onSend, onClose }: Omit<RiderDialogProps, 'open'>) {
  const { t } = useTranslation('counterOrders');
  const formId = useId();
  const [name, setName] = useState('');
  const [typedPhone, setTypedPhone] = useState('');
  const [isTried, setIsTried] = useState(false);
  const phone = parseMobile(typedPhone);
  const hasName = name.trim() !== '';
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (hasName && phone !== null) onSend({ name: name.trim(), phone });
  };
  return (
    <form id={formId} noValidate className={styles.form} onSubmit={send}>
      <TextField
        name="rider-name"
        label={t('riderName')}
        required
        maxLength={60}
        autoComplete="off"
        value={name}
        error={isTried && !hasName ? t('riderNameMissing') : undefined}
        onChange={setName}
      />
      <TextField
        name="rider-phone"
        label={t('riderPhone')}
        required
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={typedPhone}
        error={isTried && phone === null ? t('riderPhoneMissing') : undefined}
        onChange={setTypedPhone}
      />
      <Button type="submit" size="lg" wide>
        {t('step_send_out')}
      </Button>
      <Button size="lg" variant="secondary" wide onClick={onClose}>
        {t('cancel')}
      </Button>
    </form>
  );
}
