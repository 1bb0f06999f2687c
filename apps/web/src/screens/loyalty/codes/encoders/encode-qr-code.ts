import { create } from 'qrcode';
import type { Modules } from './modules.ts';

/**
 * Minimum QR version. A member number fits into version 1, but there the logo would hide more than
 * error correction restores.
 */
const MIN_VERSION = 5;

/**
 * Encodes a text as a QR code with the highest error correction. The encoder is as large as the
 * code of a small screen, so load this module on demand.
 *
 * @throws Error if the text is empty or too long.
 */
export function encodeQrCode(text: string): Modules {
  const options = { errorCorrectionLevel: 'H' } as const;
  const fitting = create(text, options);
  const code =
    fitting.version >= MIN_VERSION ? fitting : create(text, { ...options, version: MIN_VERSION });
  const { data, size } = code.modules;
  return { size, dark: Array.from(data, (module) => module === 1) };
}
