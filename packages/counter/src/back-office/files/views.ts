import type { QueryView } from '@claypot/domain/machines';
import type { ErrorCode, SheetApplied, SheetPlan } from '@claypot/sdk/counter';
import type { PictureState } from './pictures/dish-pictures.machine.ts';
import type { DishChoice } from './pictures/match-dish.ts';
import type { CropArea } from './pictures/upload.ts';
import type { SheetCorrections } from './sheet/corrections.ts';

/** A picture and the dish that it is for. */
export interface PictureRowView {
  readonly id: number;
  readonly file: File;
  readonly crop: CropArea | null;
  readonly state: PictureState;
  /** Key of the dish; null if none is found or chosen. */
  readonly dish: string | null;
  /** True if the dish was found by the name of the file. */
  readonly isGuessed: boolean;
  /** True if an earlier picture has the dish, so that this one is not uploaded. */
  readonly isRepeated: boolean;
}

/** Pictures of dishes. */
export interface DishPicturesView {
  /** Status of the dishes of the draft. */
  readonly status: QueryView<unknown>['status'];
  readonly error: ErrorCode | null;
  readonly dishes: readonly DishChoice[];
  readonly rows: readonly PictureRowView[];
  readonly isSending: boolean;
  /** Pictures that START uploads. */
  readonly ready: number;
  readonly done: number;
  readonly canStart: boolean;
}

/** Problem of a sheet as a whole. */
export interface SheetFailure {
  readonly code: ErrorCode;
  /** Sentence of the server; null to show the text of the code. */
  readonly message: string | null;
}

/** Import of a sheet. */
export interface SheetImportView {
  readonly status: 'empty' | 'reading' | 'ready' | 'adding' | 'added' | 'failed';
  readonly fileName: string | null;
  readonly corrections: SheetCorrections;
  /** The last preview, also while another one is read. */
  readonly plan: SheetPlan | null;
  readonly added: SheetApplied | null;
  readonly failure: SheetFailure | null;
  /** True if the draft changed since the last preview, which was read again. */
  readonly isRenewed: boolean;
  readonly canAdd: boolean;
}
