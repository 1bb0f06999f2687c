import type { App } from '@claypot/domain/app';
import { DELIVERY_PATH, guard } from '@claypot/domain/routes';
import { expect, it, vi } from 'vitest';
import { openPath } from './open-path.ts';

function open(path: string) {
  const send = vi.fn<App['session']['send']>();
  const session: Pick<App['session'], 'send'> = { send };
  return { shown: openPath({ session }, path), send };
}

it('selects delivery and returns the menu for a delivery link', () => {
  const { shown, send } = open(DELIVERY_PATH);
  expect(shown).toBe('/menu');
  expect(send.mock.calls).toEqual([[{ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' }]]);
});

it.each(['/menu', '/menu?method=drone', '/home', '/branchList?method=delivery'])(
  'returns %s and selects nothing',
  (path) => {
    const { shown, send } = open(path);
    expect(shown).toBe(path);
    expect(send).not.toHaveBeenCalled();
  },
);

it('allows guests and members, and returns to the delivery link after sign-in', () => {
  expect(guard(DELIVERY_PATH, 'guest')).toMatchObject({ screen: 'menu' });
  expect(guard(DELIVERY_PATH, 'member')).toMatchObject({ screen: 'menu' });
  const login = guard(DELIVERY_PATH, 'none');
  expect(guard('redirect' in login ? login.redirect : '', 'guest')).toEqual({
    redirect: DELIVERY_PATH,
  });
});
