import { useEffect, useRef, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { drawnId } from '../../scripts/machine-pages/mermaid.ts';
import styles from './Chart.module.css';
import { drawChart } from './draw-chart.ts';
import { currentNodes } from './states-in-words.ts';

interface ChartProps {
  readonly machine: AnyStateMachine;
  /** Where the live actor stands; null before there is one. */
  readonly snapshot: AnyMachineSnapshot | null;
}

/** The statechart, drawn from the machine, with the states of the live actor lit in it. */
export function Chart({ machine, snapshot }: ChartProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<SVGSVGElement | null>(null);
  const [whole, setWhole] = useState(false);

  useEffect(() => {
    let wanted = true;
    drawChart(machine).then((chart) => {
      if (wanted) setDrawing(chart);
    }, reportError);
    return () => {
      wanted = false;
    };
  }, [machine]);

  useEffect(() => {
    if (drawing) paper.current?.replaceChildren(drawing);
  }, [drawing]);

  useEffect(() => {
    const lit = drawing && snapshot ? light(drawing, snapshot) : null;
    if (paper.current && lit && !whole) bringIntoSight(paper.current, lit);
  }, [drawing, snapshot, whole]);

  return (
    <section className={styles.chart} aria-label="Statechart">
      <div className={styles.head}>
        <h2 className={styles.title}>Statechart</h2>
        <button type="button" aria-pressed={!whole} onClick={() => setWhole(false)}>
          Follow
        </button>
        <button type="button" aria-pressed={whole} onClick={() => setWhole(true)}>
          Whole
        </button>
      </div>
      <div
        ref={paper}
        className={styles.paper}
        data-whole={whole}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={`Statechart of ${machine.id}; its states and events are listed below`}
      />
    </section>
  );
}

/** Marks the states the actor is in; answers one that has no states inside. */
function light(drawing: SVGSVGElement, snapshot: AnyMachineSnapshot): Element | null {
  for (const old of drawing.querySelectorAll('[data-current]')) old.removeAttribute('data-current');
  let innermost: Element | null = null;
  for (const node of currentNodes(snapshot)) {
    // Mermaid puts a word of its own before the name of a state, and a number after it.
    const name = new RegExp(`-state-${drawnId(node)}-\\d+$`);
    const found = [...drawing.querySelectorAll('g[id]')].find(({ id }) => name.test(id));
    found?.setAttribute('data-current', '');
    if (found && Object.keys(node.states).length === 0) innermost = found;
  }
  return innermost;
}

function bringIntoSight(paper: HTMLElement, lit: Element): void {
  const sheet = paper.getBoundingClientRect();
  const state = lit.getBoundingClientRect();
  paper.scrollBy({
    left: state.left + state.width / 2 - sheet.left - sheet.width / 2,
    top: state.top + state.height / 2 - sheet.top - sheet.height / 2,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}
