/** What a screen looks like from afar, by what is on it. */
export type OutlineName =
  | 'account'
  | 'bare'
  | 'code'
  | 'detail'
  | 'form'
  | 'item'
  | 'list'
  | 'map'
  | 'offer'
  | 'place'
  | 'text';

interface Outline {
  /** From the top, each with how many of it. */
  readonly shapes: readonly (readonly ['button' | 'line' | 'picture' | 'row' | 'title', number])[];
  /** The first shape reaches the edges, and with `over` to the top, under the bar. */
  readonly edge?: 'over' | 'under';
  readonly ground?: 'surface';
  /** A button at the bottom. */
  readonly action?: true;
}

/** Each is what several screens have in common; a screen says by name which one it is. */
export const OUTLINES: Readonly<Record<OutlineName, Outline>> = {
  account: {
    shapes: [
      ['picture', 1],
      ['row', 6],
    ],
  },
  bare: { shapes: [] },
  code: {
    shapes: [
      ['line', 1],
      ['picture', 1],
      ['row', 1],
    ],
  },
  detail: {
    shapes: [
      ['picture', 1],
      ['title', 1],
      ['line', 4],
    ],
  },
  form: { shapes: [['button', 4]], action: true },
  item: {
    shapes: [
      ['picture', 1],
      ['title', 1],
      ['line', 3],
    ],
    edge: 'over',
    ground: 'surface',
    action: true,
  },
  list: { shapes: [['row', 5]] },
  map: {
    shapes: [
      ['picture', 1],
      ['button', 3],
    ],
    edge: 'under',
    action: true,
  },
  offer: {
    shapes: [
      ['picture', 1],
      ['row', 3],
    ],
  },
  place: {
    shapes: [
      ['picture', 1],
      ['title', 1],
      ['line', 3],
    ],
    edge: 'over',
    ground: 'surface',
  },
  text: {
    shapes: [
      ['title', 1],
      ['line', 12],
    ],
    ground: 'surface',
  },
};
