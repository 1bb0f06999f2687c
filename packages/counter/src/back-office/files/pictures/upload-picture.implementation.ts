import { createMutation } from '../../../app/machines.ts';
import type { CounterRuntime } from '../../../app/ports.ts';
import { type PictureResult, type PictureUpload, uploadPicture } from './upload.ts';

/** Creates the upload of one picture, for a field of a form. */
export function createUploadPicture({ api }: Pick<CounterRuntime, 'api'>) {
  return createMutation<PictureUpload, PictureResult>({
    run: (upload, { signal }) => uploadPicture(api, upload, signal),
  });
}
