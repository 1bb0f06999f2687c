/** Fetch the encoders; after a failure the next call tries again. */
export const loadBarcode = () =>
  import('./encode-barcode.ts').then(({ encodeBarcode }) => encodeBarcode);
export const loadQrCode = () =>
  import('./encode-qr-code.ts').then(({ encodeQrCode }) => encodeQrCode);

/** Fetches both ahead, so that codes can be shown without a line as well. */
export function prefetchEncoders(): void {
  // If it fails they are asked for again when they are wanted.
  Promise.all([loadBarcode(), loadQrCode()]).catch(() => undefined);
}
