import { PictureError, type PreparedPicture } from '@claypot/domain/ports';

/** Side of the square sent to the server, in pixels: enough for the sharpest screen. */
const SIDE = 512;
const QUALITY = 0.85;
/**
 * Maximum file size, in bytes. A larger file is not a photo, and reading it would freeze the phone.
 */
const MOST = 40_000_000;

/**
 * Crops the middle square of a photo and scales it down on the device. So a 10 MB file and its
 * metadata, such as the location, are never uploaded.
 */
export async function preparePicture(file: Blob, signal: AbortSignal): Promise<PreparedPicture> {
  if (file.size > MOST) throw new PictureError('tooLarge');
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureError('unreadable', { cause });
  });
  signal.throwIfAborted();
  const canvas = document.createElement('canvas');
  const edge = Math.min(image.width, image.height);
  const side = Math.min(SIDE, edge);
  canvas.width = side;
  canvas.height = side;
  const [x, y] = [(image.width - edge) / 2, (image.height - edge) / 2];
  canvas.getContext('2d')?.drawImage(image, x, y, edge, edge, 0, 0, side, side);
  image.close();
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (picture === null) throw new PictureError('unreadable');
  const url = URL.createObjectURL(picture);
  return { picture, url, release: () => URL.revokeObjectURL(url) };
}
