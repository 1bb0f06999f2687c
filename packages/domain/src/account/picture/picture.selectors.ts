import type { ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { pictureMachine } from './picture.machine.ts';

export type PictureSnapshot = SnapshotFrom<typeof pictureMachine>;

/** All that a view of a picture being chosen may ask. */
export interface PictureView {
  /** Where the chosen picture can be seen; null where none is chosen. */
  url: string | null;
  /** It is being made small. */
  busy: boolean;
  /** Why the file that was chosen cannot be taken. */
  error: ErrorCode | null;
}

export function selectPicture(snapshot: PictureSnapshot): PictureView {
  const { url, error } = snapshot.context;
  return { url, error, busy: snapshot.hasTag('busy') };
}
