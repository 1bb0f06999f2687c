import {
  type BuiltState,
  builtFields,
  builtStates,
} from '../../apps/web/src/screens/shared/testing/in-state.ts';

/** Which states one story constructs. */
export interface StoryStates {
  /** The story's exported name. */
  readonly story: string;
  readonly built: readonly BuiltState[];
  /** The states that a label of the story names; null without such a label. */
  readonly claimed: readonly string[] | null;
}

/** The stories of one file. */
export interface StoryFile {
  /** From the folder of the web app's sources, with slashes and without what every name ends in. */
  readonly title: string;
  readonly stories: readonly StoryStates[];
}

/** Reads from the args of each story of a file, and from those of its meta, what it constructs. */
export function storyStates(module: object): readonly StoryStates[] {
  const stories = Object.entries(module).sort(([one], [two]) => (one < two ? -1 : 1));
  const meta = recordOf(recordOf(module).default);
  return stories.flatMap(([story, exported]) => {
    if (story === 'default' || typeof exported !== 'object') return [];
    const { args, parameters } = recordOf(exported);
    const label = recordOf(parameters).states ?? recordOf(meta.parameters).states;
    return {
      story,
      built: distinct(statesOfArgs(recordOf(meta.args), recordOf(args))),
      claimed: Array.isArray(label) ? label.map(String) : null,
    };
  });
}

/** What a story gives stands in place of what its file's meta gives under the same name. */
function statesOfArgs(ofMeta: Fields, ofStory: Fields): BuiltState[] {
  const isReplaced = builtFields(ofMeta).some((field) => field in ofStory);
  return [
    ...(isReplaced ? [] : builtStates(ofMeta)),
    ...builtStates(ofStory),
    ...Object.values({ ...ofMeta, ...ofStory }).flatMap((value) => statesIn(value, new Set())),
  ];
}

function statesIn(value: unknown, seen: Set<object>): readonly BuiltState[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inside = isPlain(value) ? Object.values(value) : [];
  return [...builtStates(value), ...inside.flatMap((each) => statesIn(each, seen))];
}

/** Lists and plain data, and so neither elements of React nor moments. */
function isPlain(value: object): boolean {
  return Array.isArray(value) || (value.constructor === Object && !('$$typeof' in value));
}

function distinct(states: readonly BuiltState[]): BuiltState[] {
  return [...new Map(states.map((one) => [`${one.machine} ${one.state}`, one])).values()];
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The very object, as its states are remembered by it; one without fields where it is none. */
function recordOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
