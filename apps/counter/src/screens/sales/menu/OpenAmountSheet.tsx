import {
  lineOfAmount,
  missingOpenAmount,
  type NewLine,
  OPEN_NAME_LENGTH,
} from '@claypot/counter/sales';
import { BottomSheet, Button, Stack, TextField } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstInvalid } from '../../orders/shared/money/use-first-invalid.ts';

export interface OpenAmountSheetProps {
  readonly open: boolean;
  readonly onLine: (line: NewLine) => void;
  readonly onClose: () => void;
}

/** Asks for an amount that is not on the menu, and what it is. */
export function OpenAmountSheet({ open, onLine, onClose }: OpenAmountSheetProps) {
  const { t } = useTranslation(['counterSales', 'common']);
  const [draft, setDraft] = useState({ name: '', amount: '' });
  const [wasTried, setWasTried] = useState(false);
  const { form, submit } = useFirstInvalid(() => {
    const line = lineOfAmount(draft);
    if (line === null) setWasTried(true);
    else onLine(line);
  });
  const missing = wasTried ? missingOpenAmount(draft) : null;
  return (
    <BottomSheet
      open={open}
      title={t('openAmountTitle')}
      closeLabel={t('common:close')}
      footer={
        <Button type="submit" form="open-amount" size="lg" wide>
          {t('addToBill')}
        </Button>
      }
      onClose={onClose}
    >
      <form
        id="open-amount"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div ref={form}>
          <Stack gap={4}>
            <TextField
              name="open-name"
              label={t('openAmountName')}
              hint={t('openAmountNameHint')}
              error={missing === 'name' ? t('openAmountNameMissing') : undefined}
              required
              autoComplete="off"
              maxLength={OPEN_NAME_LENGTH}
              value={draft.name}
              onChange={(name) => setDraft({ ...draft, name })}
            />
            <TextField
              name="open-amount"
              label={t('openAmountValue')}
              error={missing === 'amount' ? t('openAmountMissing') : undefined}
              required
              unit="RM"
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={12}
              value={draft.amount}
              onChange={(amount) => setDraft({ ...draft, amount })}
            />
          </Stack>
        </div>
      </form>
    </BottomSheet>
  );
}
