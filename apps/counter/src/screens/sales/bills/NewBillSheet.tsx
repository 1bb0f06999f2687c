import { counterErrorMessage } from '@claypot/i18n/counter';
import type { ErrorCode } from '@claypot/sdk/counter';
import { BottomSheet, Button, Callout, Stack, warningIcon } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableField, tableOf } from '../shared/TableField.tsx';

export interface NewBillSheetProps {
  readonly open: boolean;
  readonly isOpening: boolean;
  /** Why the bill was not opened; null without a problem. */
  readonly error: ErrorCode | null;
  /** @param table null for a bill without a table */
  readonly onOpen: (table: string | null) => void;
  readonly onClose: () => void;
}

/** Asks for the table of a new bill. */
export function NewBillSheet({ open, isOpening, error, onOpen, onClose }: NewBillSheetProps) {
  const { t, i18n } = useTranslation(['counterSales', 'common']);
  const [table, setTable] = useState('');
  return (
    <BottomSheet
      open={open}
      title={t('newTitle')}
      closeLabel={t('common:close')}
      footer={
        <Button type="submit" form="new-bill" size="lg" wide pending={isOpening}>
          {t('open')}
        </Button>
      }
      onClose={onClose}
    >
      <form
        id="new-bill"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOpening) onOpen(tableOf(table));
        }}
      >
        <Stack gap={4}>
          {error !== null && (
            <Callout tone="danger" icon={warningIcon} title={t('openFailed')}>
              {counterErrorMessage(i18n, error)}
            </Callout>
          )}
          <TableField value={table} onChange={setTable} />
        </Stack>
      </form>
    </BottomSheet>
  );
}
