import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { indexPage, machinePage, pageName } from './page.ts';

const machine = createMachine({
  id: 'myThing',
  initial: 'shut',
  states: {
    shut: { on: { OPEN: { guard: 'isFree', target: 'open' } } },
    open: { on: { SHUT: 'shut', OPEN: {}, LOOK: { actions: () => {} } } },
  },
});
const path = 'packages/domain/src/my-thing/my-thing.machine.ts';
const view = 'apps/web/src/screens/XView.stories.tsx';
const shown = [
  { machine: 'myThing', state: 'shut', path: view, story: 'Shut' },
  { machine: 'myThing', state: 'shut', path: view, story: 'Locked' },
  { machine: 'other', state: 'open', path: view, story: 'Other' },
  { machine: 'myThing', state: 'open', path: view, story: null },
];
const described = {
  machine,
  path,
  about: 'A thing: open or shut. And more.',
  shown,
  withoutScreen: undefined,
};

test('contains the purpose and the file of the machine', () => {
  const page = machinePage(described);
  expect(page).toContain('# myThing\n\nA thing: open or shut. And more.\n');
  expect(page).toContain(`[${path}](../../${path})`);
  expect(page).toContain('```mermaid\nstateDiagram-v2\n');
});

test('lists the stories of each state of the machine only', () => {
  const page = machinePage(described);
  expect(page).toContain(`| \`shut\` | [XView](../../${view}): Shut, Locked |`);
  expect(page).toContain(`| \`open\` | [XView](../../${view}): all |`);
  expect(page).not.toContain('Other');
});

test('explains where the states of a machine without a screen are visible', () => {
  const page = machinePage({ ...described, withoutScreen: 'shows in the bar' });
  expect(page).toContain('The machine has no screen: it shows in the bar.');
  expect(page).not.toContain('| stories |');
});

test('lists the transitions of each event', () => {
  const page = machinePage(described);
  expect(page).toContain('| `LOOK` | open stays |');
  expect(page).toContain('| `OPEN` | shut → open [isFree]<br>open ignores it |');
  expect(page).toContain('| `SHUT` | open → shut |');
});

test('links the page in the index with the first sentence of its purpose', () => {
  expect(pageName(machine)).toBe('my-thing.md');
  expect(indexPage([described])).toContain('| [myThing](my-thing.md) | A thing. | 2 |');
});
