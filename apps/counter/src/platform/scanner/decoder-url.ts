import url from 'zxing-wasm/reader/zxing_reader.wasm?url';

/**
 * Address of the decoder in the build. Its version must be that of `barcode-detector`, which by
 * default loads it from another host.
 */
export const DECODER_URL: string = url;
