import * as v from 'valibot';
import type { Fields } from './fields-value.ts';
import type { Problem } from './problem.ts';
import { type Path, parseSource, type Source, toSource } from './source.ts';

/** An entry of a file. An invalid entry has no value but may have its slug. */
export interface Entry<Value> {
  source: Source;
  path: Path;
  slug: string | null;
  value: Value | null;
}

/** The list in a file. */
export interface Section<Value> {
  /** Null if the file does not exist. */
  source: Source | null;
  entries: readonly Entry<Value>[];
  /** False if entries may be missing, so that references to them cannot be checked. */
  complete: boolean;
}

type Schema<Value> = v.GenericSchema<unknown, Value>;

/** Results by schema and input. The back office reads the same entries again and again. */
const parsed = new WeakMap<object, WeakMap<object, v.SafeParseResult<Schema<unknown>>>>();

/** Parses an input, which must not change afterwards. The same input gives the same result. */
function parseOnce<Value>(schema: Schema<Value>, input: unknown): v.SafeParseResult<Schema<Value>> {
  if (typeof input !== 'object' || input === null) return v.safeParse(schema, input);
  const results = parsed.get(schema) ?? new WeakMap<object, v.SafeParseResult<Schema<unknown>>>();
  parsed.set(schema, results);
  const before = results.get(input);
  // The results of a schema have its type.
  if (before !== undefined) return before as v.SafeParseResult<Schema<Value>>;
  const result = v.safeParse(schema, input);
  results.set(input, result);
  return result;
}

/**
 * Creates a reader that validates files and entries one by one and collects their problems in
 * `problems`.
 * @param files YAML text or parsed values, by name
 */
export function createReader(files: ReadonlyMap<string, string | Fields>, problems: Problem[]) {
  const open = (file: string): Source | null => {
    const content = files.get(file);
    if (content === undefined) return null;
    if (typeof content !== 'string') return toSource(file, content);
    const parsed = parseSource(file, content);
    problems.push(...parsed.problems);
    return parsed.source;
  };

  const entry = <Value>(
    source: Source,
    path: Path,
    input: unknown,
    schema: Schema<Value>,
  ): Entry<Value> => {
    const result = parseOnce(schema, input);
    for (const issue of result.issues ?? []) {
      problems.push(source.problem([...path, ...stepsOf(issue)], issue.message));
    }
    return { source, path, slug: slugOf(input), value: result.success ? result.output : null };
  };

  const missing = (file: string): void => {
    problems.push({ file, line: null, field: '', message: 'is missing; add the file' });
  };

  return {
    /** Reads a file with one record; returns null if it is missing or unreadable. */
    one<Value>(file: string, schema: Schema<Value>): Entry<Value> | null {
      const source = open(file);
      if (!source) missing(file);
      return source?.value === undefined ? null : entry(source, [], source.value, schema);
    },

    /** Reads a file with one list under `key`. */
    list<Value>(
      file: string,
      key: string,
      schema: Schema<Value>,
      presence: 'required' | 'optional' = 'required',
    ): Section<Value> {
      const source = open(file);
      if (!source) {
        if (presence === 'required') missing(file);
        return { source, entries: [], complete: presence === 'optional' };
      }
      const items = source.value === undefined ? [] : itemsUnder(source.value, key);
      if (!items) problems.push(source.problem([], `must be one list that begins with "${key}:"`));
      return {
        source,
        entries: (items ?? []).map((item, index) => entry(source, [key, index], item, schema)),
        complete: source.value !== undefined && items !== null,
      };
    },
  };
}

function itemsUnder(document: unknown, key: string): readonly unknown[] | null {
  if (typeof document !== 'object' || document === null || Object.keys(document).join() !== key)
    return null;
  const items: unknown = Object.values(document)[0];
  return Array.isArray(items) ? items : null;
}

function stepsOf(issue: v.BaseIssue<unknown>): (string | number)[] {
  return (issue.path ?? []).flatMap(({ key }) =>
    typeof key === 'string' || typeof key === 'number' ? [key] : [],
  );
}

function slugOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('slug' in input)) return null;
  return typeof input.slug === 'string' ? input.slug : null;
}
