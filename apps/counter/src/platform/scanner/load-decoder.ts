import { DECODER_URL } from './decoder-url.ts';

/** Formats of a member's codes in the customer app. */
const FORMATS = ['qr_code', 'code_128'] as const;

/** Subset of the Barcode Detection API used here. */
export interface Decoder {
  detect(picture: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>;
}

/** The Barcode Detection API, where the browser has it. */
interface NativeDetector {
  new (options: { formats: readonly string[] }): Decoder;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * Returns the browser's own decoder if it reads all formats, else one in WebAssembly, which loads
 * from the app's own host. Rejects if it does not load; a later call tries again.
 */
export async function loadDecoder(view: object): Promise<Decoder> {
  const native = nativeOf(view);
  if (native !== null) {
    const supported = await native.getSupportedFormats().catch((): readonly string[] => []);
    if (FORMATS.every((format) => supported.includes(format))) {
      return new native({ formats: FORMATS });
    }
  }
  const { BarcodeDetector, prepareZXingModule, purgeZXingModule } = await import(
    'barcode-detector/ponyfill'
  );
  try {
    await prepareZXingModule({
      overrides: { locateFile: () => DECODER_URL },
      fireImmediately: true,
    });
  } catch (error) {
    purgeZXingModule();
    throw error;
  }
  return new BarcodeDetector({ formats: [...FORMATS] });
}

function nativeOf(view: object): NativeDetector | null {
  const { BarcodeDetector: native } = view as { BarcodeDetector?: NativeDetector };
  return native ?? null;
}
