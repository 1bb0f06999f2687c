import type { QueryView } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk/counter';
import type { PictureState } from './dish-pictures.machine.ts';
import type { DishChoice } from './match-dish.ts';
import type { CropArea } from './upload.ts';

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
