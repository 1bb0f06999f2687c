/** Pictures, sheets and exports of the back office. */

export { fileMachines } from './file-machines.ts';
export {
  type DishPicturesEvent,
  dishPicturesMachine,
  type PictureState,
} from './pictures/dish-pictures.machine.ts';
export { selectDishPictures } from './pictures/dish-pictures.selectors.ts';
export type { DishChoice } from './pictures/match-dish.ts';
export type * from './pictures/pictures.views.ts';
export type { CropArea, PictureResult, PictureUpload } from './pictures/upload.ts';
export { NO_CORRECTIONS, type SheetCorrections, type SheetField } from './sheet/corrections.ts';
export type * from './sheet/sheet.views.ts';
export { type SheetImportEvent, sheetImportMachine } from './sheet/sheet-import.machine.ts';
export { selectSheetImport } from './sheet/sheet-import.selectors.ts';
