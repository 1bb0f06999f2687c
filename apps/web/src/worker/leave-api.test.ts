import type { InstallEvent } from '@claypot/browser/worker';
import { expect, test, vi } from 'vitest';
import { leaveApi } from './leave-api.ts';

function anInstallation(addRoutes?: InstallEvent['addRoutes']): InstallEvent {
  return Object.assign(new Event('install'), {
    waitUntil: () => undefined,
    ...(addRoutes && { addRoutes }),
  });
}

test('routes requests of the API and of the counter to the network without the worker', async () => {
  const addRoutes = vi.fn(async () => undefined);
  await leaveApi(anInstallation(addRoutes));
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith([
    { condition: { urlPattern: '/api/*' }, source: 'network' },
    { condition: { urlPattern: '/version.json' }, source: 'network' },
    { condition: { urlPattern: '/counter' }, source: 'network' },
    { condition: { urlPattern: '/counter/*' }, source: 'network' },
  ]);
});

test.each([
  ['has no setting for it', undefined],
  ['takes no rule', () => Promise.reject(new TypeError('Too many'))],
])('installs the worker in a browser that %s', async (_, addRoutes) => {
  await expect(leaveApi(anInstallation(addRoutes))).resolves.toBeUndefined();
});
