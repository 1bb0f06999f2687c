import { fromRequest } from '@claypot/domain/flows';
import type { SheetApplied, SheetPlan } from '@claypot/sdk/counter';
import type { CounterRuntime } from '../../../app/ports.ts';
import { mappingOf, type SheetCorrections } from './corrections.ts';
import { type AddInput, type SheetInput, sheetImportMachine } from './sheet-import.machine.ts';

/** Creates the import of a sheet into the draft. */
export function createSheetImport({ api, emit }: Pick<CounterRuntime, 'api' | 'emit'>) {
  return sheetImportMachine.provide({
    actors: {
      read: fromRequest<SheetPlan, SheetInput>(({ input: { file, corrections }, signal }) =>
        api.planSheet({ body: { sheet: file, ...mappingField(corrections) } }, { signal }),
      ),
      add: fromRequest<SheetApplied, AddInput>(
        async ({ input: { file, corrections, version }, signal }) => {
          const body = { sheet: file, version, ...mappingField(corrections) };
          const added = await api.applySheet({ body }, { signal });
          emit({ type: 'draft.changed' });
          return added;
        },
      ),
    },
  });
}

function mappingField(corrections: SheetCorrections) {
  const mapping = mappingOf(corrections);
  return mapping === undefined ? {} : { mapping };
}
