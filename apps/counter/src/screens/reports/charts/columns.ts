import { scaleBand, scaleLinear } from 'd3-scale';

/** A column of a chart. */
export interface Column {
  readonly key: string;
  /** Below the column, as short as possible. */
  readonly label: string;
  /** In full, for the readout and the table. */
  readonly name: string;
  readonly count: number;
  /** In cents. */
  readonly amount: number;
}

/** Size of the drawing in px. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** A column of the drawing, in px. */
interface DrawnColumn {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** False if there is no room for the label. */
  readonly isLabelled: boolean;
}

export interface DrawnChart {
  readonly columns: readonly DrawnColumn[];
  /** Lines of the amounts, from the bottom. */
  readonly ticks: readonly { readonly amount: number; readonly y: number }[];
}

/** Ticks of the amounts. */
const TICKS = 4;
/** Empty part of a column's place. */
const GAP = 0.25;
/** The lowest visible column. */
const LEAST_HEIGHT = 2;

/**
 * Lays the columns of a chart out.
 * @param labelWidth px that a label takes.
 */
export function drawColumns(
  columns: readonly Column[],
  { width, height }: ChartSize,
  labelWidth: number,
): DrawnChart {
  const most = Math.max(0, ...columns.map(({ amount }) => amount));
  // Without sales, an axis up to RM 1 keeps its two ends apart.
  const y = scaleLinear([0, Math.max(100, most)], [height, 0]).nice(TICKS);
  const x = scaleBand(
    columns.map(({ key }) => key),
    [0, width],
  ).padding(GAP);
  const every = Math.max(1, Math.ceil(labelWidth / Math.max(1, x.step())));
  return {
    columns: columns.map(({ key, label, amount }, index) => {
      const top = amount > 0 ? Math.min(y(amount), height - LEAST_HEIGHT) : height;
      return {
        key,
        label,
        x: x(key) ?? 0,
        y: top,
        width: x.bandwidth(),
        height: height - top,
        isLabelled: index % every === 0,
      };
    }),
    ticks: y.ticks(TICKS).map((amount) => ({ amount, y: y(amount) })),
  };
}
