import type { EventChoices } from '@claypot/sdk/counter';

/** Names of branches, people and devices by id. */
export interface RecordNames {
  readonly branches: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
  readonly devices: ReadonlyMap<string, string>;
}

export function recordNamesOf({ branches, people, devices }: EventChoices): RecordNames {
  return {
    branches: new Map(branches.map(({ id, branch_name }) => [id, branch_name])),
    people: new Map(people.map(({ id, name }) => [id, name])),
    devices: new Map(devices.map(({ id, name }) => [id, name])),
  };
}

/** Returns the name of an id; the id itself if it has none. */
export function nameOf(names: ReadonlyMap<string, string>, id: string): string {
  return names.get(id) ?? id;
}
