import type { SheetImportView } from './sheet.views.ts';
import { isAddable, type SheetImportSnapshot } from './sheet-import.machine.ts';

export function selectSheetImport(snapshot: SheetImportSnapshot): SheetImportView {
  const { file, plan, corrections, ...context } = snapshot.context;
  return {
    ...context,
    corrections,
    status: statusOf(snapshot),
    fileName: file?.name ?? null,
    // Shows a choice before the server has read the sheet again.
    plan: plan && {
      ...plan,
      columns: plan.columns.map((column) => {
        const field = corrections.columns[column.letters];
        return field === undefined ? column : { ...column, field };
      }),
    },
    canAdd: snapshot.matches({ open: 'ready' }) && plan !== null && isAddable(plan),
  };
}

function statusOf(snapshot: SheetImportSnapshot): SheetImportView['status'] {
  if (snapshot.matches({ open: 'reading' })) return 'reading';
  if (snapshot.matches({ open: 'ready' })) return 'ready';
  if (snapshot.matches({ open: 'failed' })) return 'failed';
  if (snapshot.matches('adding')) return 'adding';
  return snapshot.matches('added') ? 'added' : 'empty';
}
