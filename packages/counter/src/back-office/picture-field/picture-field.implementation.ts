import { fromRequest } from '@claypot/domain/flows';
import type { CounterSdk } from '@claypot/sdk/counter';
import { type PictureResult, type PictureUpload, uploadPicture } from '../files/pictures/upload.ts';
import { pictureFieldMachine } from './picture-field.machine.ts';

/** Creates the picture of a field. Start it with `input: { mayBeDrawing }`. */
export function createPictureField({ api }: { readonly api: Pick<CounterSdk, 'uploadPicture'> }) {
  return pictureFieldMachine.provide({
    actors: {
      upload: fromRequest<PictureResult, PictureUpload>(({ input, signal }) =>
        uploadPicture(api, input, signal),
      ),
    },
  });
}
