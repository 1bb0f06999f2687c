import { expect, it } from 'vitest';
import { packageOf, partOf } from './script-parts.ts';

it.each([
  ['../../node_modules/react-dom/cjs/react-dom-client.production.js', 'react-dom'],
  ['../../node_modules/@xstate/react/dist/xstate-react.esm.js', '@xstate/react'],
  ['../../node_modules/a/node_modules/b/index.js', 'b'],
  ['../../packages/ui/src/card/Card.tsx', null],
])('packageOf returns the package of %s', (module, name) => {
  expect(packageOf(module)).toBe(name);
});

it.each([
  ['../../node_modules/scheduler/index.js', 'react'],
  ['../../node_modules/openapi-fetch/dist/index.mjs', 'SDK'],
  ['../../node_modules/valibot/dist/index.mjs', 'packages'],
  ['../../packages/sdk/src/client.ts', 'SDK'],
  ['../../packages/i18n/src/format.ts', 'app'],
  ['src/screens/ordering/menu/MenuScreen.tsx', 'screens'],
  ['src/app/App.tsx', 'app'],
  ['', 'unmapped'],
])('partOf returns the part of %s', (module, part) => {
  expect(partOf(module)).toBe(part);
});
