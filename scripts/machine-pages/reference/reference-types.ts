import type { Expanded, Field } from './type-printer.ts';

export interface EventType {
  readonly name: string;
  readonly payload: readonly Field[];
}

/** A function that reads a snapshot. */
export interface Selector {
  readonly name: string;
  /** Entry of the package that exports it, such as `ordering`. */
  readonly entry: string;
  /** Parameters after the snapshot, as text. */
  readonly parameters: string;
  readonly returns: string;
  readonly about: string;
  /** Folder of its file. */
  readonly folder: string;
}

/** A machine, or an actor of the app, as its types describe it. */
export interface MachineTypes {
  readonly name: string;
  /** True if it runs in the app; `createApp` provides its input. */
  readonly isActor: boolean;
  /** Null if it takes none, and for an actor of the app. */
  readonly input: Expanded | null;
  readonly events: readonly EventType[];
  readonly selectors: readonly Selector[];
  readonly ports: readonly string[];
  /** Comment of the function that makes it. */
  readonly about: string;
  /** Folder of the function that makes it; null if that function is not found. */
  readonly folder: string | null;
}

/** A function of a group that is not a machine. */
export interface HelperType {
  readonly name: string;
  readonly type: string;
}

export interface GroupTypes {
  readonly name: string;
  readonly entry: string;
  readonly about: string;
  /** True if `app.firstMachines` takes the group, before `loadMachines`. */
  readonly isFirst: boolean;
  readonly machines: readonly MachineTypes[];
  readonly helpers: readonly HelperType[];
}

/** A type that the machines name. */
export interface DeclaredType {
  readonly name: string;
  /** Type parameters with their brackets; empty without any. */
  readonly parameters: string;
  /** Entry that exports it; null if none does. */
  readonly entry: string | null;
  readonly isOfApi: boolean;
  readonly about: string;
  readonly expanded: Expanded;
}

export interface ReferenceTypes {
  readonly actors: readonly MachineTypes[];
  readonly groups: readonly GroupTypes[];
  readonly types: readonly DeclaredType[];
  /** Entry by the name of each exported value. */
  readonly entries: ReadonlyMap<string, string>;
}
