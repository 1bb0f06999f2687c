import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createNodePorts } from '@claypot/domain/node';
import { type AnyActorRef, type AnyStateMachine, StateMachine } from 'xstate';

/** The machine of each actor of an app and of each member of a group; `app` is the group of actors. */
export type Logic = ReadonlyMap<string, AnyStateMachine>;

/** Name of a machine in {@link Logic}. */
export const logicKey = (group: string, name: string) => `${group}.${name}`;

/**
 * Starts an app without a server and makes every machine of its groups.
 *
 * @param groups entry of the package by the name of each group
 */
export async function loadLogic(groups: ReadonlyMap<string, string>): Promise<Logic> {
  const { createApp } = await import('@claypot/domain/app');
  const app = createApp(createNodePorts({ send: () => new Promise(() => {}) }), {
    subdomain: 'demo',
  });
  await app.loadMachines();
  const found = new Map<string, AnyStateMachine>();
  const add = (group: string, name: string, logic: unknown) => {
    if (logic instanceof StateMachine) found.set(logicKey(group, name), logic);
  };
  for (const name of Object.keys(app)) {
    const value: unknown = Reflect.get(app, name);
    if (isActor(value)) add('app', name, Reflect.get(value, 'logic'));
  }
  for (const [group, entry] of groups) {
    const path = resolve(`packages/domain/src/${entry}/index.ts`);
    const exported = (await import(pathToFileURL(path).href)) as Record<string, never>;
    const machines: object = app.machines(exported[group] as never);
    for (const name of Object.keys(machines)) add(group, name, Reflect.get(machines, name));
  }
  app.stop();
  return found;
}

function isActor(value: unknown): value is AnyActorRef {
  return typeof value === 'object' && value !== null && 'logic' in value && 'send' in value;
}
