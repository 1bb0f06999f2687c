import { BusinessError } from '../../machines/base/failure.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import { PictureError, type Ports, type PreparedPicture } from '../../ports/ports.ts';
import { pictureMachine } from './picture.machine.ts';

const CODES = { unreadable: 'AVATAR_NOT_AN_IMAGE', tooLarge: 'AVATAR_TOO_LARGE' } as const;

/**
 * Returns the picture machine and a getter of the picture it prepared last; null if there is none.
 */
export function createPicture({ pictures }: Pick<Ports, 'pictures'>) {
  let current: PreparedPicture | null = null;
  const machine = pictureMachine.provide({
    actors: {
      prepare: fromRequest<string, { file: Blob }>(async ({ input, signal }) => {
        try {
          const prepared = await pictures.prepare(input.file, signal);
          if (signal.aborted) prepared.release();
          else current = prepared;
          return prepared.url;
        } catch (error) {
          throw error instanceof PictureError ? new BusinessError(CODES[error.reason]) : error;
        }
      }),
    },
    actions: {
      release: () => {
        current?.release();
        current = null;
      },
    },
  });
  return { machine, chosen: () => current?.picture ?? null };
}
