import { create } from 'qrcode';
import type { Modules } from './modules.ts';

/**
 * The least version: a member's number fits into the first, of which a logo would hide more than a
 * reader can make up for.
 */
const LEAST_VERSION = 5;

/**
 * A text as a QR code with the highest error correction. Weighs as much as a small screen: it is
 * loaded when a code is to be shown.
 * @throws Error for an empty text, or one too long for any version
 */
export function encodeQrCode(text: string): Modules {
  const options = { errorCorrectionLevel: 'H' } as const;
  const fitting = create(text, options);
  const code =
    fitting.version >= LEAST_VERSION
      ? fitting
      : create(text, { ...options, version: LEAST_VERSION });
  const { data, size } = code.modules;
  return { size, dark: Array.from(data, (module) => module === 1) };
}
