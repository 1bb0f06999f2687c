import { Card, cx } from '@claypot/ui';
import { type PointerEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import styles from './ColumnChart.module.css';
import { ColumnTable } from './ColumnTable.tsx';
import { type Column, type DrawnChart, drawColumns } from './columns.ts';
import { useWidth } from './use-width.ts';

interface ColumnChartProps {
  readonly title: string;
  /** Name of the columns, for the table: `Hour`. */
  readonly columnName: string;
  /** Name of the control that selects a column: `Choose an hour`. */
  readonly chooseLabel: string;
  readonly columns: readonly Column[];
}

const HEIGHT = 220;
/** Room for the unit above and for the labels below, in px; the style sheet has the same. */
const TOP = 24;
const BOTTOM = 28;
/** Width of the amounts on the left, in rem. */
const AXIS = 3.25;
/** Width of a label, in rem. */
const LABEL = 3.5;

/**
 * Sales as columns. The arrow keys, the pointer and a touch select a column, whose values are
 * written above the chart. A table has the same values.
 */
export function ColumnChart({ title, columnName, chooseLabel, columns }: ColumnChartProps) {
  const { t } = useTranslation('counterReports');
  const format = useFormat();
  const id = useId();
  const [ref, width] = useWidth();
  const [chosen, setChosen] = useState<number | null>(null);
  const highest = indexOfHighest(columns);
  const index = Math.min(chosen ?? highest, columns.length - 1);
  const text = ({ name, amount, count }: Column) =>
    t('barValue', { name, amount: format.money(amount), count });
  const shown = columns[index];
  const rem = remInPx();
  const plot = Math.max(0, width - AXIS * rem);
  const chart = drawColumns(columns, { width: plot, height: HEIGHT }, LABEL * rem);
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    setChosen(indexAt(chart, clientX - box.left));
  };
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Card>
        <div className={styles.chart}>
          <p className={styles.readout} translate="no">
            {shown !== undefined && text(shown)}
          </p>
          <div ref={ref} className={styles.frame} translate="no">
            {plot > 0 && <Drawing chart={chart} chosen={shown?.key ?? ''} axis={AXIS * rem} />}
            {columns.length > 1 && (
              <input
                type="range"
                className={styles.cursor}
                aria-label={chooseLabel}
                aria-valuetext={shown === undefined ? undefined : text(shown)}
                min={0}
                max={columns.length - 1}
                value={index}
                onChange={(event) => setChosen(Number(event.currentTarget.value))}
                onPointerMove={follow}
                onPointerDown={follow}
                // A press selects the column below it, not the nearest step of the slider.
                onPointerUp={follow}
              />
            )}
          </div>
          <ColumnTable caption={title} columnName={columnName} columns={columns} />
        </div>
      </Card>
    </section>
  );
}

interface DrawingProps {
  readonly chart: DrawnChart;
  readonly chosen: string;
  readonly axis: number;
}

/** Decoration for assistive technology: the slider and the table have the values. */
function Drawing({ chart, chosen, axis }: DrawingProps) {
  const { t } = useTranslation('counterReports');
  const tick = useTickText();
  return (
    <svg className={styles.drawing} width="100%" height={TOP + HEIGHT + BOTTOM} aria-hidden="true">
      <text className={styles.unit} x={0} y={12}>
        {t('axis')}
      </text>
      <g transform={`translate(${axis} ${TOP})`}>
        {chart.ticks.map(({ amount, y }) => (
          <g key={amount}>
            <line
              className={cx(amount === 0 ? styles.base : styles.grid)}
              x2="100%"
              y1={y}
              y2={y}
            />
            <text className={styles.tick} x={-8} y={y} dy="0.32em">
              {tick(amount)}
            </text>
          </g>
        ))}
        {chart.columns.map(({ key, x, y, width, height }) => (
          <rect
            key={key}
            className={cx(styles.column, key === chosen && styles.chosen)}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={Math.min(3, width / 3)}
          />
        ))}
        {chart.columns.map(
          ({ key, label, x, width, isLabelled }) =>
            isLabelled && (
              <text key={key} className={styles.label} x={x + width / 2} y={HEIGHT + 20}>
                {label}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}

/** Returns a function that writes `0`, `250`, `12,000`, `1.2m`: without sen, as ticks are round. */
function useTickText() {
  const { t } = useTranslation('counterReports');
  const { count } = useFormat();
  const short = (value: number) => String(Number(value.toFixed(2)));
  return (amount: number) => {
    const ringgit = amount / 100;
    if (ringgit < 1000) return short(ringgit);
    if (ringgit < 1_000_000) return count(ringgit);
    return t('millions', { amount: short(ringgit / 1_000_000) });
  };
}

function indexOfHighest(columns: readonly Column[]): number {
  return columns.reduce(
    (highest, { amount }, index) => (amount > (columns[highest]?.amount ?? 0) ? index : highest),
    0,
  );
}

/** Returns the column at a distance from the left side of the columns. */
function indexAt({ columns }: DrawnChart, x: number): number {
  const found = columns.findLastIndex((column) => column.x <= x);
  return Math.max(0, found);
}

/** Labels grow with the reader's text size, so that they get more room. */
function remInPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
