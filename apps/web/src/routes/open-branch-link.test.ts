import type { App } from '@claypot/domain/app';
import { createApp } from '@claypot/domain/app';
import { expect, test } from 'vitest';
import { createPrerenderPorts, tokenCompany } from '../platform/prerender-ports.ts';
import { openBranchLink } from './open-branch-link.ts';

const LINK = '/menuDetail/dish/laksa?branch=bangsar';

function begin(): App {
  return createApp(createPrerenderPorts('en'), { subdomain: 'demo', company: tokenCompany() });
}

const choicesOf = ({ session }: Pick<App, 'session'>) => {
  const { branch_id, branch_name, delivery_method } = session.getSnapshot().context;
  return { branch_id, branch_name, delivery_method };
};

test('makes an anonymous visitor a guest who picks up at the branch', () => {
  const app = begin();
  expect(openBranchLink(app, LINK)).toBe('/menuDetail/dish/laksa');
  expect(app.session.getSnapshot().matches('guest')).toBe(true);
  expect(choicesOf(app)).toEqual({
    branch_id: 'bangsar',
    branch_name: '',
    delivery_method: 'pickup',
  });
});

test('keeps the name and the delivery method of a branch that is already selected', () => {
  const app = begin();
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  const { guest_id } = app.session.getSnapshot().context;
  app.session.send({ type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' });
  app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
  openBranchLink(app, LINK);
  expect(app.session.getSnapshot().context.guest_id).toBe(guest_id);
  expect(choicesOf(app)).toEqual({
    branch_id: 'bangsar',
    branch_name: 'CCH Bangsar',
    delivery_method: 'delivery',
  });
});

test('changes nothing for another path', () => {
  const app = begin();
  expect(openBranchLink(app, '/menu?category=rice')).toBe('/menu?category=rice');
  expect(app.session.getSnapshot().matches('none')).toBe(true);
});
