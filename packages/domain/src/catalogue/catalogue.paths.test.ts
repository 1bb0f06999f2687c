import { ApiError } from '@claypot/sdk';
import { aBranch } from '@claypot/testing';
import { expect, it } from 'vitest';
import { assign } from 'xstate';
import { unvisited } from '../testing/paths.ts';
import { catalogueMachine } from './catalogue.machine.ts';
import { aMenu, banners } from './testing/samples.ts';

const lost = new ApiError({ kind: 'network' });
const gone = new ApiError({ kind: 'refused', code: 'NOT_FOUND', status: 404 });

const atBranch = catalogueMachine.provide({
  actions: { recall: assign({ chosen: { id: 'bangsar', name: 'CCH Bangsar' } }) },
});
/** An address is known and its branch is not. */
const nearby = catalogueMachine.provide({
  guards: { hasAddress: ({ context }) => context.error === null },
});
const events = [
  { type: 'xstate.done.actor.findBranch', output: undefined },
  { type: 'xstate.error.actor.findBranch', error: lost },
  ...['loadMenu', 'reloadMenu'].flatMap((id) => [
    { type: `xstate.done.actor.${id}`, output: aMenu() },
    { type: `xstate.done.actor.${id}`, output: { packages: [], categories: [], dishes: [] } },
    { type: `xstate.error.actor.${id}`, error: lost },
    { type: `xstate.error.actor.${id}`, error: gone },
  ]),
  { type: 'xstate.done.actor.loadBranch', output: aBranch() },
  { type: 'xstate.error.actor.loadBranch', error: lost },
  { type: 'xstate.done.actor.loadBanners', output: banners },
  { type: 'xstate.error.actor.loadBanners', error: lost },
  { type: 'xstate.after.turn.catalogue.open.branch.resting' },
  { type: 'xstate.after.scroll.catalogue.open.scroll.travelling' },
  { type: 'SEARCH', text: 'claypot' },
  { type: 'SELECT_CATEGORY', category_id: 'noodles' },
  { type: 'CATEGORY_IN_VIEW', category_id: 'noodles' },
  { type: 'SCROLL_SETTLED' },
  { type: 'RETRY' },
  { type: 'REFRESH' },
];

it('reaches every state by every event', () => {
  const { states, events: unheard } = unvisited(atBranch, { events });
  const onTheWay = unvisited(nearby, { events });
  const dark = {
    states: states.filter((state) => onTheWay.states.includes(state)),
    unheard: unheard.filter((type) => onTheWay.events.includes(type)),
  };
  expect(dark).toEqual({ states: [], unheard: [] });
});

it('stays aside while no branch is chosen', () => {
  const { states } = unvisited(catalogueMachine, { events });
  expect(states).not.toContain('catalogue.noBranch');
  expect(states).toContain('catalogue.open');
});
