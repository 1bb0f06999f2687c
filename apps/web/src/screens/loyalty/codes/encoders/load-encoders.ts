/**
 * Loads the encoder on demand. A later call retries after a failure, unless the browser has cached
 * the failed module.
 */
export const loadBarcode = () =>
  import('./encode-barcode.ts').then(({ encodeBarcode }) => encodeBarcode);
export const loadQrCode = () =>
  import('./encode-qr-code.ts').then(({ encodeQrCode }) => encodeQrCode);

/** Loads both encoders ahead, so that codes can be shown offline. */
export function prefetchEncoders(): void {
  // A failure is ignored here, because the encoders are requested again on use.
  Promise.all([loadBarcode(), loadQrCode()]).catch(() => undefined);
}
