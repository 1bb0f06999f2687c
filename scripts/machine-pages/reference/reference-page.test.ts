import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { referencePage, typesPage } from './reference-page.ts';
import type { MachineTypes, ReferenceTypes } from './reference-types.ts';

const menu: MachineTypes = {
  name: 'menu',
  isActor: false,
  about: 'The menu of the branch.',
  folder: null,
  input: { fields: [{ name: 'branch_id', type: 'string | null', about: '' }] },
  events: [
    { name: 'RETRY', payload: [] },
    { name: 'SEARCH', payload: [{ name: 'text', type: 'string', about: '' }] },
  ],
  selectors: [
    {
      name: 'selectMenu',
      entry: 'ordering',
      parameters: 'now: number',
      returns: 'MenuView',
      about: 'What the menu shows. And more.',
      folder: '',
    },
  ],
  ports: ['api'],
};
const types: ReferenceTypes = {
  actors: [{ ...menu, name: 'cart', isActor: true, input: null }],
  groups: [
    {
      name: 'menuMachines',
      entry: 'app',
      about: 'The menu.',
      isFirst: true,
      machines: [menu],
      helpers: [{ name: 'last', type: '() => string' }],
    },
  ],
  types: [
    {
      name: 'MenuView',
      parameters: '<TData>',
      entry: 'ordering',
      isOfApi: false,
      about: 'All of it.',
      expanded: { fields: [{ name: 'title?', type: 'string', about: 'The name.' }] },
    },
    {
      name: 'Dish',
      parameters: '',
      entry: null,
      isOfApi: true,
      about: '',
      expanded: { members: ['"a"', '"b"'] },
    },
  ],
  entries: new Map(),
};
const logic = createMachine({ id: 'thing', initial: 'on', states: { on: {}, off: {} } });
const page = referencePage({
  types,
  logic: new Map([['menuMachines.menu', logic]]),
  statecharts: [
    {
      id: 'thing',
      page: 'thing.md',
      exported: { name: 'thingMachine', entry: 'ordering' },
      about: 'A thing. And more.',
      states: 2,
    },
  ],
});

test('lists each group with its machines and functions', () => {
  expect(page).toContain(
    '| [`menuMachines`](#menumachines) | `app` | `menu`, `last` | The menu. |',
  );
  expect(page).toContain('`app.firstMachines(menuMachines)`');
  expect(page).toContain('- `last: () => string`');
});

test('lists input, events, states, selectors and ports of a machine', () => {
  expect(page).toContain('| input | `{ branch_id: string \\| null }` |');
  expect(page).toContain('| events | `RETRY`<br>`SEARCH { text: string }` |');
  expect(page).toContain('| states | `on`, `off` |');
  expect(page).toContain(
    '`ordering: selectMenu(snapshot, now: number)` → [MenuView](types.md#menuview). What the menu shows.',
  );
  expect(page).toContain('| ports | `api` |');
});

test('shows no input for an actor of the app', () => {
  expect(page.match(/\| input \|/g)).toHaveLength(1);
});

test('lists each statechart with its page and its export', () => {
  expect(page).toContain('| [thing](thing.md) | `ordering: thingMachine` | A thing. | 2 |');
});

test('typesPage lists fields and members, types of the API last', () => {
  const text = typesPage({ types });
  expect(text).toContain(
    'Exported from `ordering`.\n\n```ts\n// All of it.\ninterface MenuView<TData> {\n  // The name.\n  title?: string;\n}',
  );
  expect(text.indexOf('## Types of the API')).toBeLessThan(text.indexOf('type Dish = "a" | "b";'));
});
