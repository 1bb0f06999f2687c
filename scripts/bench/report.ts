/** A line of a table: what was measured, then one cell a column. */
export type Row = readonly [label: string, ...cells: readonly string[]];

/** A table as text: the first column to the left, all figures to the right. */
export function table(title: string, columns: readonly string[], rows: readonly Row[]): string {
  const lines = [['', ...columns], ...rows];
  const widths = ['', ...columns].map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  const text = lines.map((cells) =>
    widths
      .map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const [head = '', ...body] = text;
  const rule = '-'.repeat(Math.max(...text.map(({ length }) => length)));
  return [`\n${title}`, head, rule, ...body].join('\n');
}

/** A figure with thousands marked, and as many decimals as its size deserves. */
export function figure(value: number): string {
  const decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Bytes in kB of 1,000. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** How many times `base` a value is, such as `1.24×`. */
export function ratio(value: number, base: number): string {
  return base > 0 ? `${(value / base).toFixed(2)}×` : '–';
}

/** The middle one; of an even number, the upper of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that `share` (0 to 1) of all lie below. NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
