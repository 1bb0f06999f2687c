import {
  type BuiltState,
  builtFields,
  builtStates,
} from '../../apps/web/src/screens/shared/testing/in-state.ts';

export interface StoryStates {
  readonly story: string;
  readonly built: readonly BuiltState[];
  /** States named in the story's parameters; null if there are none. */
  readonly claimed: readonly string[] | null;
}

export interface StoryFile {
  /** Path relative to the web app's sources, with slashes and without the common suffix. */
  readonly title: string;
  readonly stories: readonly StoryStates[];
}

/**
 * Returns the states that each story of a file constructs, read from its args and those of its
 * meta.
 */
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

/** Args of a story replace those of its meta with the same name. */
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

/** True for arrays and plain data, but not for React elements or Temporal values. */
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

/**
 * Returns the identical object, because its states are stored by identity; an empty one if the
 * value is no object.
 */
function recordOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
