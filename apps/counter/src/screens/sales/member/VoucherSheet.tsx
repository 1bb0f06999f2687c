import { counterErrorMessage } from '@claypot/i18n/counter';
import type { ErrorCode } from '@claypot/sdk/counter';
import { BottomSheet, Button, Stack, TextField, useAnnouncement } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface VoucherSheetProps {
  readonly open: boolean;
  readonly name: string;
  readonly isOnline: boolean;
  /** True while the code is checked. */
  readonly isSending: boolean;
  /** True while the question is sent. */
  readonly isAsking: boolean;
  /** Why the last try had no effect; null without a problem. */
  readonly error: ErrorCode | null;
  readonly onCode: (code: string) => void;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

const DIGITS = 6;

/** Asks for the member's consent to use a voucher: by the one-time code, or on the phone. */
export function VoucherSheet(props: VoucherSheetProps) {
  const { open, name, isOnline, isSending, isAsking, error, onCode, onAsk, onClose } = props;
  const { t, i18n } = useTranslation(['counterSales', 'common']);
  const [code, setCode] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isMissing = wasTried && code.length < DIGITS;
  const rejected = error === null ? undefined : counterErrorMessage(i18n, error);
  useAnnouncement(rejected ?? null);
  return (
    <BottomSheet
      open={open}
      title={t('voucherTitle', { name })}
      closeLabel={t('common:close')}
      footer={
        <Stack gap={2}>
          <Button
            type="submit"
            form="voucher-code"
            size="lg"
            wide
            pending={isSending}
            disabled={!isOnline || isAsking}
          >
            {t('useWithCode')}
          </Button>
          <Button
            size="lg"
            wide
            variant="secondary"
            pending={isAsking}
            disabled={!isOnline || isSending}
            onClick={onAsk}
          >
            {t('ask')}
          </Button>
        </Stack>
      }
      onClose={onClose}
    >
      <form
        id="voucher-code"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setWasTried(true);
          if (code.length === DIGITS && !isSending) onCode(code);
        }}
      >
        <Stack gap={3}>
          <p>{t('voucherText')}</p>
          <TextField
            name="payment-code"
            label={t('code')}
            hint={t('codeHint')}
            error={isMissing ? t('codeMissing') : rejected}
            required
            look="figure"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
            value={code}
            onChange={(text) => setCode(text.replace(/\D/g, '').slice(0, DIGITS))}
          />
          <p>{t('askHint')}</p>
        </Stack>
      </form>
    </BottomSheet>
  );
}
