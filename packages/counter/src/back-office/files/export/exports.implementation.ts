import type { RestaurantExport, SheetExport } from '@claypot/sdk/counter';
import { createMutation } from '../../../app/machines.ts';
import type { CounterRuntime } from '../../../app/ports.ts';

/** Format of a sheet with the dishes. */
export interface SheetExportInput {
  readonly type: 'csv' | 'xlsx';
}

/** Creates the export of the restaurant as files. */
export function createExportRestaurant({ api }: Pick<CounterRuntime, 'api'>) {
  return createMutation<object, RestaurantExport>({
    run: (_, { signal }) => api.exportRestaurant({}, { signal }),
  });
}

/** Creates the export of the dishes as a sheet. */
export function createExportSheet({ api }: Pick<CounterRuntime, 'api'>) {
  return createMutation<SheetExportInput, SheetExport>({
    run: (body, { signal }) => api.exportSheet({ body }, { signal }),
  });
}
