import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Transition, transitionsOf, withinAndItself } from './transitions.ts';

const INDENT = '  ';

/**
 * Draws a machine as a Mermaid `stateDiagram-v2`.
 *
 * Mermaid stumbles over arrows that end at a state with states inside, and gives such a state no
 * lines of text. So an arrow into one leads to the state it begins with, and one that may be taken
 * whichever state inside is the current leaves from a box of its own, "anywhere in …".
 */
export function drawMachine(machine: AnyStateMachine): string {
  const { root } = machine;
  // Regions beside each other are only allowed inside a state.
  const states = root.type === 'parallel' ? declaration(root) : inside(root);
  return ['stateDiagram-v2', ...[...states, ...arrows(root)].map((line) => INDENT + line)].join(
    '\n',
  );
}

/** The lines between a state's braces. */
function inside(node: AnyStateNode): string[] {
  const parts = Object.values(node.states).map(declaration);
  if (node.type === 'parallel') {
    const regions = parts.flatMap((part, index) => (index === 0 ? part : ['--', ...part]));
    return needsAnywhere(node) ? [...anywhere(node), '--', ...regions] : regions;
  }
  const first = node.initial?.target?.[0];
  return [
    ...(first === undefined ? [] : [`[*] --> ${entering(first)}`]),
    ...(needsAnywhere(node) ? anywhere(node) : []),
    ...parts.flat(),
  ];
}

function declaration(node: AnyStateNode): string[] {
  const head = `state "${text(node.key)}" as ${drawnId(node)}`;
  if (isCompound(node)) return [`${head} {`, ...inside(node).map((line) => INDENT + line), '}'];
  const end = node.type === 'final' ? [`${drawnId(node)} --> [*]`] : [];
  return [head, ...innerLines(node).map((line) => `${drawnId(node)} : ${text(line)}`), ...end];
}

/** What happens in a state without leaving it: what it runs, and what it hears and stays. */
function innerLines(node: AnyStateNode): string[] {
  const staying = transitionsOf(node)
    .filter(({ targets }) => targets.length === 0)
    .map((transition) =>
      transition.isForbidden ? `ignores ${label(transition)}` : `on ${label(transition)}`,
    );
  return [...node.invoke.map((invoked) => `runs ${invoked.id}`), ...new Set(staying)];
}

function anywhere(node: AnyStateNode): string[] {
  const name = anywhereId(node);
  return [
    `state "anywhere in ${text(node.key)}" as ${name}`,
    ...innerLines(node).map((line) => `${name} : ${text(line)}`),
  ];
}

function needsAnywhere(node: AnyStateNode): boolean {
  if (innerLines(node).length > 0) return true;
  return transitionsOf(node).some(({ targets }) => targets.length > 0);
}

/** One arrow for all that leads from one state to the same other. */
function arrows(root: AnyStateNode): string[] {
  const labels = new Map<string, string[]>();
  for (const transition of withinAndItself(root).flatMap(transitionsOf)) {
    for (const target of transition.targets) {
      const arrow = `${leaving(transition.source)} --> ${entering(target)}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), text(label(transition))]);
    }
  }
  return [...labels].map(([arrow, said]) => `${arrow} : ${[...new Set(said)].join('<br/>')}`);
}

function leaving(node: AnyStateNode): string {
  return isCompound(node) ? anywhereId(node) : drawnId(node);
}

function entering(node: AnyStateNode): string {
  const first = node.initial?.target?.[0];
  return first === undefined ? drawnId(node) : entering(first);
}

function label({ trigger, guard }: Transition): string {
  if (guard === null) return trigger;
  return trigger === 'always' ? `[${guard}]` : `${trigger} [${guard}]`;
}

function isCompound(node: AnyStateNode): boolean {
  return Object.keys(node.states).length > 0;
}

/** A state's name in the drawing. It begins with the machine's id: no word of Mermaid's does. */
function drawnId(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].map((part) => part.replace(/\W/g, '_')).join('_');
}

function anywhereId(node: AnyStateNode): string {
  return `${drawnId(node)}__anywhere`;
}

/** Writes what Mermaid would read as its own as the entities it knows. */
function text(plain: string): string {
  return plain.replace(/[#;:<>"{}]/g, (sign) => `#${sign.charCodeAt(0)};`);
}
