import { codeOf, type ErrorCode, errorDataOf } from '@claypot/sdk/counter';
import type { CounterRuntime } from '../app/ports.ts';

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
  try {
    const purpose = isDrawing ? 'logo' : 'picture';
    const { file } = await api.uploadPicture({ body: { picture, purpose } });
    return { file };
  } catch (error) {
    const message = errorDataOf(error, 'PICTURE_REJECTED')?.message ?? null;
    return { file: null, code: codeOf(error), message };
  }
}

/** Returns the address of a stored picture. */
export function pictureUrl({ subdomain }: Pick<CounterRuntime, 'subdomain'>, file: string): string {
  return `/media/${encodeURIComponent(subdomain)}/${encodeURIComponent(file)}`;
}
