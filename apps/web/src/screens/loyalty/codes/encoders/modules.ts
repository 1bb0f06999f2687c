/** Modules of a QR code without its quiet zone. */
export interface Modules {
  /** Modules per side. */
  readonly size: number;
  /** True for a dark module; row by row from the top left. */
  readonly dark: readonly boolean[];
}

/** Returns the dark modules as an SVG path of `size` per side, one rectangle per horizontal run. */
export function modulesPath({ dark, size }: Modules): string {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && dark[row * size + column]) column += 1;
      const run = column - start;
      if (run > 0) path += `M${start} ${row}h${run}v1h-${run}z`;
    }
  }
  return path;
}
