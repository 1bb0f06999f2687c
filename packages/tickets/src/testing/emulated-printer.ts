/** A text on the paper, printed with one style. */
export interface PrintedText {
  readonly text: string;
  readonly isInverted: boolean;
}

/** What an emulated printer has put on paper. */
export interface Paper {
  /** Lines from top to bottom. */
  readonly lines: readonly (readonly PrintedText[])[];
  /** Number of cuts. */
  readonly cuts: number;
}

/** Number of parameter bytes by command, and what it changes. */
type Commands = Readonly<Record<string, number>>;

const INVERT = { escpos: { on: '\x1dB1', off: '\x1dB0' }, star: { on: '\x1b4', off: '\x1b5' } };

/** Commands for the status are missing, because tickets must not change it. */
const ESC_POS: Commands = {
  '\x1b@': 0,
  '\x1bM': 1,
  '\x1c(A': 4,
  '\x1b ': 1,
  '\x1cS': 2,
  '\x1b2': 0,
  '\x1b3': 1,
  '\x1b{': 1,
  '\x1c.': 0,
  '\x1c&': 0,
  '\x1dL': 2,
  '\x1dW': 2,
  '\x1ba': 1,
  '\x1b$': 2,
  '\x1b\\': 2,
  '\x1d!': 1,
  '\x1b-': 1,
  '\x1c-': 1,
  '\x1bE': 1,
  '\x1dB': 1,
  '\x1bt': 1,
  '\x1dV': 2,
};

const STAR: Commands = {
  '\x1b@': 0,
  '\x1b\x1ea': 1,
  '\x1b\x1eF': 1,
  '\x1b ': 1,
  '\x1bs': 2,
  '\x1b0': 0,
  '\x1bz': 1,
  '\x0f': 0,
  '\x12': 0,
  '\x1bl': 1,
  '\x1bQ': 1,
  '\x1b\x1da': 1,
  '\x1b\x1dA': 2,
  '\x1b\x1dR': 2,
  '\x1b-': 1,
  '\x1bE': 0,
  '\x1bF': 0,
  '\x1b4': 0,
  '\x1b5': 0,
  '\x1bi': 2,
  '\x1bd': 1,
  '\x1b\x1d\x03': 3,
  '\x04': 0,
};

/**
 * Prints commands as a printer with GB18030 characters does. It shares no code with the renderer.
 * @throws Error for a command that the printer does not know, and for invalid characters.
 */
export function printOn(make: 'escpos' | 'star', bytes: Uint8Array): Paper {
  const cut = make === 'escpos' ? '\x1dV' : '\x1bd';
  const invert = INVERT[make];
  const decoder = new TextDecoder('gb18030', { fatal: true });
  const lines: PrintedText[][] = [[]];
  let cuts = 0;
  let isInverted = false;
  for (const { kind, bytes: part } of partsOf(bytes, make === 'escpos' ? ESC_POS : STAR)) {
    if (kind === 'text') lines.at(-1)?.push({ text: decoder.decode(part), isInverted });
    else if (kind === 'feed') lines.push([]);
    else {
      const command = String.fromCharCode(...part);
      isInverted = command === invert.on || (isInverted && command !== invert.off);
      if (command.startsWith(cut)) cuts += 1;
    }
  }
  return { lines: lines.filter((line) => line.length > 0), cuts };
}

interface Part {
  readonly kind: 'text' | 'feed' | 'command';
  readonly bytes: Uint8Array;
}

/** Splits bytes into texts, line feeds and commands with their parameters. */
function* partsOf(bytes: Uint8Array, commands: Commands): Generator<Part> {
  let at = 0;
  while (at < bytes.length) {
    const kind = kindOf(bytes[at] ?? 0);
    const end = kind === 'command' ? endOfCommand(bytes, at, commands) : endOfText(bytes, at);
    yield { kind, bytes: bytes.subarray(at, end) };
    at = end;
  }
}

function kindOf(byte: number): Part['kind'] {
  if (byte === 0x0a) return 'feed';
  return byte < 0x20 ? 'command' : 'text';
}

function endOfCommand(bytes: Uint8Array, start: number, commands: Commands): number {
  for (const length of [3, 2, 1]) {
    const name = String.fromCharCode(...bytes.subarray(start, start + length));
    const parameters = commands[name];
    if (parameters !== undefined) return start + length + parameters;
  }
  throw new Error(`Unknown command at byte ${start}`);
}

/** No character of GB18030 has a byte below 0x20. */
function endOfText(bytes: Uint8Array, start: number): number {
  let end = start + 1;
  if (bytes[start] === 0x0a) return end;
  while (end < bytes.length && (bytes[end] ?? 0) >= 0x20) end += 1;
  return end;
}

/** Returns all characters on the paper without spaces, in order. */
export function lettersOn({ lines }: Paper): string {
  return lines
    .flat()
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '');
}
