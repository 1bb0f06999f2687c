import { expect, test } from 'vitest';
import { pathInApp } from './follow-links.ts';

const HERE = { origin: 'http://demo.localhost' };

function aLink(href: string, target = '', attributes: readonly string[] = ['href']) {
  return {
    href: new URL(href, HERE.origin).href,
    target,
    hasAttribute: (name: string) => attributes.includes(name),
  };
}

test.each([
  ['/counter', '/counter'],
  ['/counter/kitchen?all=1', '/counter/kitchen?all=1'],
])('returns the path of %s', (href, path) => {
  expect(pathInApp(aLink(href), HERE)).toBe(path);
});

test.each([
  ['a page of customers', aLink('/home')],
  ['a path with the same beginning', aLink('/counters')],
  ['another site', aLink('https://elsewhere.example/counter')],
  ['a new tab', aLink('/counter', '_blank')],
  ['a download', aLink('/counter', '', ['href', 'download'])],
])('leaves %s to the browser', (_, link) => {
  expect(pathInApp(link, HERE)).toBeNull();
});
