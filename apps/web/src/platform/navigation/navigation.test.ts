import { describe, expect, test } from 'vitest';
import { chooseEnd } from './choose-end.ts';
import { readEntry } from './history-entry.ts';
import { chooseReplacement, entryAfter } from './navigation.ts';

const wayIn = readEntry(null);
const dish = { index: 2, scroll: 0, before: ['/home', '/menu'] };

test('stores the opener in the entry of a new screen', () => {
  expect(entryAfter(wayIn, '/home')).toEqual({ index: 1, scroll: 0, before: ['/home'] });
});

test('goes back when the replacement is the opener', () => {
  expect(chooseReplacement(dish, '/menu')).toEqual({ back: 1, put: null });
});

test('replaces the entry when the replacement is another screen', () => {
  expect(chooseReplacement(dish, '/home')).toEqual({
    back: 0,
    put: { index: 2, scroll: 0, before: ['/home', '/menu'] },
  });
});

test('never goes back before the entry page', () => {
  const odd = { ...wayIn, before: ['/menu'] };
  expect(chooseReplacement(odd, '/menu').back).toBe(0);
});

test('treats foreign history state as the entry page', () => {
  for (const state of [undefined, 'text', { index: 'one', before: 7 }, []]) {
    expect(readEntry(state)).toEqual({ index: 0, scroll: 0, before: [] });
  }
});

test('truncates the stored paths of a long visit', () => {
  let entry = wayIn;
  for (let visit = 0; visit < 30; visit += 1) entry = entryAfter(entry, `/orderDetail/${visit}`);
  expect(entry.index).toBe(30);
  expect(entry.before).toHaveLength(12);
  expect(entry.before.at(-1)).toBe('/orderDetail/29');
});

describe('chooseEnd', () => {
  const walk = (...paths: string[]) => paths.reduce(entryAfter, wayIn);
  const list = '/updateAddress?returnTo=%2Fmenu';
  const search = '/addNewAddress?returnTo=%2Fmenu';

  test('goes back to the start of a flow of any length', () => {
    expect(chooseEnd(walk('/home', '/menu', list, search), '/menu')).toEqual({
      back: 3,
      put: null,
    });
  });

  test('replaces a flow that started elsewhere', () => {
    expect(chooseEnd(walk('/home', search), '/menu')).toEqual({
      back: 1,
      put: { index: 1, scroll: 0, before: ['/home'] },
    });
    expect(chooseEnd(walk(search), '/menu')).toEqual({
      back: 1,
      put: { index: 0, scroll: 0, before: [] },
    });
  });

  test('replaces a flow of one step', () => {
    expect(chooseEnd(walk('/addressBook'), '/menu')).toEqual({
      back: 0,
      put: { index: 1, scroll: 0, before: ['/addressBook'] },
    });
    expect(chooseEnd(wayIn, '/menu')).toEqual({ back: 0, put: { ...wayIn, scroll: 0 } });
  });

  test('removes the sign-in screens from the history', () => {
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

  test('never goes back before the first entry of the app', () => {
    const reloaded = { index: 1, scroll: 0, before: ['/menu', '/home', search] };
    expect(chooseEnd(reloaded, '/menu').back).toBe(1);
  });
});
