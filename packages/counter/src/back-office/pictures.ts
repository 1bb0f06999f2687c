import { codeOf, type ErrorCode } from '@claypot/sdk/counter';
import type { CounterRuntime } from '../app/ports.ts';
import { uploadPicture as storePicture } from './files/pictures/upload.ts';

/** Result of an upload: the name of the stored file, or why it failed. */
export type PictureUpload =
  | { readonly file: string }
  /** `message`: what is wrong with the picture, in the person's language; null for other errors. */
  | { readonly file: null; readonly code: ErrorCode; readonly message: string | null };

/**
 * Uploads a picture. It never rejects.
 * @param isDrawing True if the field may have an SVG drawing.
 */
export async function uploadPicture(
  { api }: Pick<CounterRuntime, 'api'>,
  picture: Blob,
  isDrawing: boolean,
): Promise<PictureUpload> {
  const purpose = isDrawing ? 'logo' : 'picture';
  try {
    const result = await storePicture(api, { picture, name: null, crop: null, purpose });
    return result.kind === 'stored'
      ? { file: result.picture.file }
      : { file: null, code: 'PICTURE_REJECTED', message: result.message };
  } catch (error) {
    return { file: null, code: codeOf(error), message: null };
  }
}

/** Returns the address of a stored picture. */
export function pictureUrl({ subdomain }: Pick<CounterRuntime, 'subdomain'>, file: string): string {
  return `/media/${encodeURIComponent(subdomain)}/${encodeURIComponent(file)}`;
}
