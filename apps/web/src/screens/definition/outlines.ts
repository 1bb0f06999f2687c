/** Kinds of page skeletons, named after the main content. */
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
  /** Shapes from top to bottom, each with its count. */
  readonly shapes: readonly (readonly ['button' | 'line' | 'picture' | 'row' | 'title', number])[];
  /** The first shape extends to the edges; with `over`, also behind the top bar. */
  readonly edge?: 'over' | 'under';
  readonly ground?: 'surface';
  /** Width in a wide window, as of its screens. */
  readonly width?: 'split';
  /** True if there is a button at the bottom. */
  readonly action?: true;
}

/** Skeletons shared by several screens; a screen refers to one by name. */
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
    width: 'split',
    action: true,
  },
  list: { shapes: [['row', 5]] },
  map: {
    width: 'split',
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
