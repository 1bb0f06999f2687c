/** A table row: the label, then one cell per column. */
export type Row = readonly [label: string, ...cells: readonly string[]];

/** Formats a table as text: labels are left-aligned, figures right-aligned. */
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

/** Formats a number with thousands separators: two decimals below 10, one below 100, else none. */
export function figure(value: number): string {
  const decimals = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

/** Formats bytes in kB (1,000 bytes), without the unit. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Formats the ratio of a value to `base`, such as `1.24×`; `–` if `base` is 0 or `value` NaN. */
export function ratio(value: number, base: number): string {
  return base > 0 && !Number.isNaN(value) ? `${(value / base).toFixed(2)}×` : '–';
}

/** Returns the median; the upper middle value of an even number. NaN if empty. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Returns the value below which `share` (0–1) of all values lie. NaN if empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
