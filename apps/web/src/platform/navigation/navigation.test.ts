import { describe, expect, test } from 'vitest';
import { chooseEnd } from './choose-end.ts';
import { readEntry } from './history-entry.ts';
import { chooseReplacement, entryAfter } from './navigation.ts';

const wayIn = readEntry(null);
const dish = { index: 2, scroll: 0, before: ['/home', '/menu'] };

test('a new screen remembers where it was opened from', () => {
  expect(entryAfter(wayIn, '/home')).toEqual({ index: 1, scroll: 0, before: ['/home'] });
});

test('replacing a screen by the one it was opened from is going back', () => {
  expect(chooseReplacement(dish, '/menu')).toEqual({ back: 1, put: null });
});

test('replacing it by another keeps its place', () => {
  expect(chooseReplacement(dish, '/home')).toEqual({
    back: 0,
    put: { index: 2, scroll: 0, before: ['/home', '/menu'] },
  });
});

test('there is no way back from where the visitor came in', () => {
  const odd = { ...wayIn, before: ['/menu'] };
  expect(chooseReplacement(odd, '/menu').back).toBe(0);
});

test('what others left in the history counts as the way in', () => {
  for (const state of [undefined, 'text', { index: 'one', before: 7 }, []]) {
    expect(readEntry(state)).toEqual({ index: 0, scroll: 0, before: [] });
  }
});

test('a long visit is not remembered whole', () => {
  let entry = wayIn;
  for (let visit = 0; visit < 30; visit += 1) entry = entryAfter(entry, `/orderDetail/${visit}`);
  expect(entry.index).toBe(30);
  expect(entry.before).toHaveLength(12);
  expect(entry.before.at(-1)).toBe('/orderDetail/29');
});

describe('a way of several steps', () => {
  const walk = (...paths: string[]) => paths.reduce(entryAfter, wayIn);
  const list = '/updateAddress?returnTo=%2Fmenu';
  const search = '/addNewAddress?returnTo=%2Fmenu';

  test('ends where it began, however long it was', () => {
    expect(chooseEnd(walk('/home', '/menu', list, search), '/menu')).toEqual({
      back: 3,
      put: null,
    });
  });

  test('that began elsewhere gives its place to where it leads', () => {
    expect(chooseEnd(walk('/home', search), '/menu')).toEqual({
      back: 1,
      put: { index: 1, scroll: 0, before: ['/home'] },
    });
    expect(chooseEnd(walk(search), '/menu')).toEqual({
      back: 1,
      put: { index: 0, scroll: 0, before: [] },
    });
  });

  test('of one step is replaced by it', () => {
    expect(chooseEnd(walk('/addressBook'), '/menu')).toEqual({
      back: 0,
      put: { index: 1, scroll: 0, before: ['/addressBook'] },
    });
    expect(chooseEnd(wayIn, '/menu')).toEqual({ back: 0, put: { ...wayIn, scroll: 0 } });
  });

  test('through the ways in leaves none of them behind', () => {
    const login = '/login?returnTo=%2FaddressBook';
    const signUp = '/signUp?returnTo=%2FaddressBook&signIn=1';
    expect(chooseEnd(walk(login, signUp), '/addressBook')).toEqual({
      back: 2,
      put: { index: 0, scroll: 0, before: [] },
    });
    expect(chooseEnd(walk('/home', '/login', '/signUp?signIn=1'), '/me')).toEqual({
      back: 2,
      put: { index: 1, scroll: 0, before: ['/home'] },
    });
  });

  test('never leads out of the app', () => {
    const reloaded = { index: 1, scroll: 0, before: ['/menu', '/home', search] };
    expect(chooseEnd(reloaded, '/menu').back).toBe(1);
  });
});
