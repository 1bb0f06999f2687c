import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Transition, transitionsOf, withinAndItself } from './transitions.ts';

const INDENT = '  ';

/**
 * Draws a machine as a Mermaid `stateDiagram-v2`.
 *
 * Mermaid does not support arrows that end at a compound state, or text lines in one. So an arrow
 * into a compound state leads to its initial state. A transition of the compound state itself
 * leaves from a separate box, "anywhere in …".
 */
export function drawMachine(machine: AnyStateMachine): string {
  const { root } = machine;
  // Mermaid allows parallel regions only inside a state.
  const states = root.type === 'parallel' ? declaration(root) : inside(root);
  return ['stateDiagram-v2', ...[...states, ...arrows(root)].map((line) => INDENT + line)].join(
    '\n',
  );
}

/** Returns the lines between a state's braces. */
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

/**
 * Returns the lines of what happens inside a state: invoked actors and transitions without a
 * target.
 */
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

/** Returns one arrow for all transitions between the same two states. */
function arrows(root: AnyStateNode): string[] {
  const labels = new Map<string, string[]>();
  for (const transition of withinAndItself(root).flatMap(transitionsOf)) {
    for (const target of transition.targets) {
      const arrow = `${leaving(transition.source)} --> ${entering(target)}`;
      labels.set(arrow, [...(labels.get(arrow) ?? []), text(label(transition))]);
    }
  }
  return [...labels].map(
    ([arrow, triggers]) => `${arrow} : ${[...new Set(triggers)].join('<br/>')}`,
  );
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

/**
 * Returns a state's id in the diagram. It begins with the machine's id, which is no Mermaid
 * keyword.
 */
function drawnId(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].map((part) => part.replace(/\W/g, '_')).join('_');
}

function anywhereId(node: AnyStateNode): string {
  return `${drawnId(node)}__anywhere`;
}

/** Escapes Mermaid's special characters as entities. */
function text(plain: string): string {
  return plain.replace(/[#;:<>"{}]/g, (sign) => `#${sign.charCodeAt(0)};`);
}
