import { SheetUnreadable } from './unreadable.ts';

/** Decoded text and the name of its encoding. */
export interface Decoded {
  readonly text: string;
  readonly encoding: string;
}

/**
 * Decodes a text file: by its byte order mark, else as UTF-16 if its zero bytes suggest it, else as
 * the first of UTF-8, GB18030 and Windows-1252 that fits.
 * @throws SheetUnreadable if the file is not text.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const marked = decodeMarked(bytes);
  const decoded = marked ?? decodeUnmarked(bytes);
  if (decoded === null || decoded.text.includes('\0')) {
    throw new SheetUnreadable(
      'The file is not a table in text form. Export the table as .csv or .xlsx and use that file.',
    );
  }
  return decoded;
}

const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' },
  { mark: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16 LE' },
  { mark: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16 BE' },
] as const;

function decodeMarked(bytes: Uint8Array): Decoded | null {
  const found = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  return found ? decodeAs(found.label, found.encoding, bytes.subarray(found.mark.length)) : null;
}

function decodeUnmarked(bytes: Uint8Array): Decoded | null {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 4096).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  // Commas, digits and line breaks have their zero byte on the same side.
  if (odd > 0 && even === 0) return decodeAs('utf-16le', 'UTF-16 LE', bytes);
  if (even > 0 && odd === 0) return decodeAs('utf-16be', 'UTF-16 BE', bytes);
  return (
    decodeAs('utf-8', 'UTF-8', bytes) ??
    decodeAs('gb18030', 'GB18030', bytes) ??
    decodeAs('windows-1252', 'Windows-1252', bytes)
  );
}

/** Returns null if the bytes are invalid in this encoding. */
function decodeAs(label: string, encoding: string, bytes: Uint8Array): Decoded | null {
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding };
  } catch {
    return null;
  }
}
