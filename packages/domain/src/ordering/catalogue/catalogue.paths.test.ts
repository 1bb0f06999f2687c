import { ApiError } from '@claypot/sdk';
import { expect, it } from 'vitest';
import { assign } from 'xstate';
import {
  newQueryContext,
  type QueryState,
  queryMachine,
} from '../../machines/query/query.machine.ts';
import { unvisited } from '../../testing/paths.ts';
import { catalogueMachine } from './catalogue.machine.ts';

const lost = new ApiError({ kind: 'network' });

const idleActors = catalogueMachine.provide({
  guards: { hasAddress: () => false, isMember: () => false },
  actions: { recall: assign({}), chooseBranch: () => undefined },
});
const atBranch = idleActors.provide({
  actions: { recall: assign({ chosen: { id: 'bangsar', name: 'CCH Bangsar' } }) },
});
/** An address is known but no branch is chosen. */
const nearby = idleActors.provide({
  guards: { hasAddress: ({ context }) => context.error === null },
});
/** A member without a chosen branch: their cart may have one. */
const withCart = idleActors.provide({ guards: { isMember: () => true } });
const querySnapshot = (value: QueryState) =>
  queryMachine.resolveState({
    value,
    context: newQueryContext(undefined),
  });
const events = [
  { type: 'xstate.done.actor.findBranch', output: undefined },
  { type: 'xstate.error.actor.findBranch', error: lost },
  { type: 'xstate.done.actor.loadMemberData', output: undefined },
  { type: 'xstate.snapshot.menu', snapshot: querySnapshot('loading') },
  { type: 'xstate.snapshot.menu', snapshot: querySnapshot('notFound') },
  { type: 'xstate.snapshot.branch', snapshot: querySnapshot('loading') },
  { type: 'xstate.snapshot.banners', snapshot: querySnapshot('loading') },
  { type: 'xstate.after.scroll.catalogue.open.scrolling' },
  { type: 'SEARCH', text: 'claypot' },
  { type: 'SELECT_CATEGORY', category_id: 'noodles' },
  { type: 'CATEGORY_IN_VIEW', category_id: 'noodles' },
  { type: 'SCROLL_SETTLED' },
  { type: 'RETRY' },
  { type: 'REFRESH' },
];

it('visits every state and handles every event', () => {
  const { states, events: unusedEvents } = unvisited(atBranch, { events });
  const onTheWay = unvisited(nearby, { events });
  const asked = unvisited(withCart, { events });
  const dark = {
    states: states.filter((s) => onTheWay.states.includes(s) && asked.states.includes(s)),
    unusedEvents: unusedEvents.filter(
      (e) => onTheWay.events.includes(e) && asked.events.includes(e),
    ),
  };
  expect(dark).toEqual({ states: [], unusedEvents: [] });
});

it('reaches noBranch and not open while no branch is chosen', () => {
  const { states } = unvisited(idleActors, { events });
  expect(states).not.toContain('catalogue.noBranch');
  expect(states).toContain('catalogue.open');
});
