import { type CounterSdk, errorDataOf, type UploadedPicture } from '@claypot/sdk/counter';

/** Part of a picture as it is seen, in its pixels. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture to store. */
export interface PictureUpload {
  readonly picture: Blob;
  /** Name for the stored file; null for that of the picture. */
  readonly name: string | null;
  /** Null for the entire picture. */
  readonly crop: CropArea | null;
  readonly purpose: 'picture' | 'logo';
}

/** Result of an upload. A rejected file has a sentence with the remedy. */
export type PictureResult =
  | { readonly kind: 'stored'; readonly picture: UploadedPicture }
  | { readonly kind: 'rejected'; readonly message: string };

/** Stores a picture. @throws ApiError for any failure that is not about the file. */
export async function uploadPicture(
  api: Pick<CounterSdk, 'uploadPicture'>,
  { picture, name, crop, purpose }: PictureUpload,
  signal?: AbortSignal,
): Promise<PictureResult> {
  const body = {
    picture,
    purpose,
    ...(name !== null && { name }),
    ...(crop !== null && { crop: cropText(crop) }),
  };
  try {
    return { kind: 'stored', picture: await api.uploadPicture({ body }, signal && { signal }) };
  } catch (error) {
    const rejected = errorDataOf(error, 'PICTURE_REJECTED');
    if (rejected === null) throw error;
    return { kind: 'rejected', message: rejected.message };
  }
}

function cropText({ left, top, width, height }: CropArea): string {
  const whole = (pixels: number) => Math.max(0, Math.floor(pixels));
  return [whole(left), whole(top), Math.max(1, whole(width)), Math.max(1, whole(height))].join(',');
}
