import { defineMachines } from '@claypot/domain/flows';
import type { CounterRuntime } from '../../app/ports.ts';
import { createExportRestaurant, createExportSheet } from './export/exports.implementation.ts';
import { createDishPictures } from './pictures/dish-pictures.implementation.ts';
import { createSheetImport } from './sheet/sheet-import.implementation.ts';

/** Machines of pictures, sheets and exports in the back office. */
export const fileMachines = defineMachines((runtime: CounterRuntime) => ({
  dishPictures: () => createDishPictures(runtime),
  sheetImport: () => createSheetImport(runtime),
  exportRestaurant: () => createExportRestaurant(runtime),
  exportSheet: () => createExportSheet(runtime),
}));
