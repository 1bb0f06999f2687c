import type { SnapshotFrom } from 'xstate';
import type { Original, PictureProblem, pictureFieldMachine } from './picture-field.machine.ts';

/** Picture of a field. */
export interface PictureFieldView {
  /** Picture to crop; null if none is open. */
  readonly cropped: Original | null;
  readonly isUploading: boolean;
  readonly problem: PictureProblem | null;
  /** Names of the stored pictures that can be cropped again. */
  readonly recroppable: readonly string[];
}

export function selectPictureField(
  snapshot: SnapshotFrom<typeof pictureFieldMachine>,
): PictureFieldView {
  const { chosen, originals, problem } = snapshot.context;
  return {
    cropped: snapshot.hasTag('cropping') ? chosen : null,
    isUploading: snapshot.hasTag('uploading'),
    problem,
    recroppable: Object.keys(originals),
  };
}
