import mermaid from 'mermaid';
import type { AnyStateMachine } from 'xstate';
import { drawMachine } from '../../scripts/machine-pages/mermaid.ts';

/** Written into each drawing, after what Mermaid writes itself. */
const LOOK = `
  .nodeLabel, .nodeLabel p, .cluster-label, .edgeLabel, .edgeLabel p { color: var(--color-text); }
  .edgeLabel, .edgeLabel p { background: var(--color-surface); font-size: 12px; }
  .edgeLabel rect, .edgeLabel .label rect { fill: var(--color-surface); opacity: 1; }
  .node rect, .node rect.basic, .node .divider {
    fill: var(--color-surface); stroke: var(--color-line-control);
  }
  .statediagram-cluster rect, .statediagram-cluster rect.outer {
    fill: var(--color-sunken); stroke: var(--color-line-strong);
  }
  .statediagram-cluster.statediagram-cluster .inner { fill: var(--color-page); stroke: none; }
  .statediagram-state rect.divider { fill: var(--color-page); stroke: var(--color-line-strong); }
  .transition { stroke: var(--color-text-faint); }
  marker path { fill: var(--color-text-faint); stroke: none; }
  .node circle.state-start, .node circle.state-end, .end-state-inner {
    fill: var(--color-text-faint); stroke: var(--color-text-faint);
  }
  [data-current] rect, [data-current] rect.basic {
    fill: var(--color-action); stroke: var(--color-action);
  }
  .node[data-current] .nodeLabel, .node[data-current] p { color: var(--color-text-on-action); }
  .node[data-current] .divider, .node[data-current] line { stroke: var(--color-text-on-action); }
  .statediagram-cluster[data-current] rect.outer {
    fill: var(--color-action-soft); stroke: var(--color-action-mark); stroke-width: 2px;
  }
  .statediagram-cluster[data-current] .cluster-label p { color: var(--color-action-text); }
`;

mermaid.initialize({
  startOnLoad: false,
  theme: 'base',
  look: 'classic',
  themeCSS: LOOK,
  fontFamily: 'Bricolage Grotesque, sans-serif',
  state: { useMaxWidth: false },
});

let drawn = 0;

/** Draws a machine by the same text its page in docs/machines shows. */
export async function drawChart(machine: AnyStateMachine): Promise<SVGSVGElement> {
  drawn += 1;
  const { svg } = await mermaid.render(`chart-${drawn}`, drawMachine(machine));
  const page = new DOMParser().parseFromString(svg, 'text/html');
  const drawing = page.querySelector('svg');
  if (drawing === null) throw new Error(`Mermaid drew nothing of ${machine.id}`);
  return document.importNode(drawing, true);
}
