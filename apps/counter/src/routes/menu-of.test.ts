import { receiptIcon } from '@claypot/ui';
import { expect, test } from 'vitest';
import { menuOf } from './menu-of.ts';
import type { MenuRoute } from './routes.ts';

const Screen = () => null;

const route = (path: string, role: MenuRoute['role']): MenuRoute => ({
  path,
  role,
  label: 'orders',
  icon: receiptIcon,
  Component: Screen,
  preload: async () => undefined,
});

const pathsOf = (routes: readonly MenuRoute[]) => routes.map(({ path }) => path);

test('gives each screen a tab if at most five are allowed', () => {
  const routes = [
    ...['/1', '/2', '/3', '/4', '/5'].map((path) => route(path, 'kitchen')),
    route('/6', 'manager'),
  ];
  const menu = menuOf('kitchen', routes);
  expect(pathsOf(menu.tabs)).toEqual(['/1', '/2', '/3', '/4', '/5']);
  expect(menu.more).toEqual([]);
});

test('leaves a place for the tab "More" if more than five are allowed', () => {
  const routes = ['/1', '/2', '/3', '/4', '/5', '/6'].map((path) => route(path, 'kitchen'));
  const menu = menuOf('manager', routes);
  expect(pathsOf(menu.tabs)).toEqual(['/1', '/2', '/3', '/4']);
  expect(pathsOf(menu.more)).toEqual(['/5', '/6']);
});
