import { BottomSheet, Button } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableField, tableOf } from '../shared/TableField.tsx';

export interface TableSheetProps {
  readonly open: boolean;
  readonly tableNo: string | null;
  /** @param table null for a bill without a table */
  readonly onTable: (table: string | null) => void;
  readonly onClose: () => void;
}

/** Moves a bill to another table. */
export function TableSheet({ open, tableNo, onTable, onClose }: TableSheetProps) {
  const { t } = useTranslation(['counterSales', 'common']);
  const [table, setTable] = useState(tableNo ?? '');
  return (
    <BottomSheet
      open={open}
      title={t('moveTitle')}
      closeLabel={t('common:close')}
      footer={
        <Button type="submit" form="bill-table" size="lg" wide>
          {t('move')}
        </Button>
      }
      onClose={onClose}
    >
      <form
        id="bill-table"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onTable(tableOf(table));
        }}
      >
        <TableField value={table} onChange={setTable} />
      </form>
    </BottomSheet>
  );
}
