import type { DraftFields } from '@claypot/sdk/counter';
import { type DraftPath, type DraftValue, isRecord } from './value.ts';

/** A change of an entry by a person. Paths of list items end with their index. */
export type Edit =
  /** `undefined` removes the field. */
  | { readonly type: 'SET'; readonly path: DraftPath; readonly value: DraftValue | undefined }
  | { readonly type: 'ADD'; readonly path: DraftPath; readonly record: DraftFields }
  | { readonly type: 'REMOVE'; readonly path: DraftPath }
  | { readonly type: 'MOVE'; readonly path: DraftPath; readonly to: number };

/** Returns the fields after an edit. An edit that fits no value returns the same fields. */
export function applyEdit(fields: DraftFields, edit: Edit): DraftFields {
  switch (edit.type) {
    case 'SET':
      return setAt(fields, edit.path, edit.value);
    case 'ADD':
      return setAt(fields, edit.path, [...listAt(fields, edit.path), edit.record]);
    case 'REMOVE':
      return changeList(fields, edit.path, (list, index) => list.toSpliced(index, 1));
    case 'MOVE':
      return changeList(fields, edit.path, (list, index) => moved(list, index, edit.to));
  }
}

/** Returns the value at a path; undefined if there is none. */
export function getAt(fields: DraftFields, path: DraftPath): DraftValue | undefined {
  return path.reduce<DraftValue | undefined>(
    (value, step) => (value === undefined ? undefined : childOf(value, step)),
    fields,
  );
}

/** Returns the fields with the value at the path. Missing records on the way are created. */
export function setAt(
  fields: DraftFields,
  [step, ...rest]: DraftPath,
  value: DraftValue | undefined,
): DraftFields {
  if (typeof step !== 'string') return fields;
  return withField(fields, step, rest.length === 0 ? value : inside(fields[step], rest, value));
}

function inside(
  holder: DraftValue | undefined,
  path: DraftPath,
  value: DraftValue | undefined,
): DraftValue | undefined {
  const [step, ...rest] = path;
  if (typeof step !== 'number') return setAt(isRecord(holder) ? holder : {}, path, value);
  const item = Array.isArray(holder) ? holder[step] : undefined;
  if (item === undefined || !Array.isArray(holder)) return holder;
  const changed = rest.length === 0 ? value : setAt(isRecord(item) ? item : {}, rest, value);
  return changed === undefined || Array.isArray(changed) ? holder : holder.with(step, changed);
}

/** Returns the list of items after one of them moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [item] = list.slice(from, from + 1);
  const isInside = to >= 0 && to < list.length;
  return item === undefined || !isInside
    ? [...list]
    : list.toSpliced(from, 1).toSpliced(to, 0, item);
}

type Item = string | DraftFields;

function changeList(
  fields: DraftFields,
  path: DraftPath,
  change: (list: readonly Item[], index: number) => Item[],
): DraftFields {
  const index = path.at(-1);
  const list = listAt(fields, path.slice(0, -1));
  const isItem = typeof index === 'number' && index >= 0 && index < list.length;
  return isItem ? setAt(fields, path.slice(0, -1), change(list, index)) : fields;
}

function listAt(fields: DraftFields, path: DraftPath): readonly Item[] {
  const list = getAt(fields, path);
  return Array.isArray(list) ? list : [];
}

function childOf(value: DraftValue, step: string | number): DraftValue | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isRecord(value) && typeof step === 'string' ? value[step] : undefined;
}

function withField(fields: DraftFields, name: string, value: DraftValue | undefined): DraftFields {
  if (value !== undefined) return { ...fields, [name]: value };
  const { [name]: _, ...others } = fields;
  return others;
}
