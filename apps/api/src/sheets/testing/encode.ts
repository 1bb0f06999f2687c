/** Encodes a text in UTF-16 with a byte order mark. */
export function encodeUtf16(text: string, order: 'LE' | 'BE', hasMark = true): Uint8Array {
  const buffer = Buffer.from(`${hasMark ? '\ufeff' : ''}${text}`, 'utf16le');
  return new Uint8Array(order === 'BE' ? buffer.swap16() : buffer);
}

/** Encodes ASCII and Chinese characters of two bytes in GB18030, which Node can only decode. */
export function encodeGb18030(text: string): Uint8Array {
  const decoder = new TextDecoder('gb18030');
  const codes = new Map<string, readonly [number, number]>();
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const character = decoder.decode(new Uint8Array([first, second]));
      if (character.length === 1) codes.set(character, [first, second]);
    }
  }
  return new Uint8Array(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      if (code < 0x80) return [code];
      const bytes = codes.get(character);
      if (!bytes) throw new Error(`${character} is not a character of two bytes`);
      return [...bytes];
    }),
  );
}

export function encodeUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
