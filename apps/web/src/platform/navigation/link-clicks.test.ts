import { expect, test } from 'vitest';
import { pathInApp } from './link-clicks.ts';

const here = { origin: 'https://demo.example', pathname: '/home', search: '' };

function link(href: string, attributes: { target?: string; download?: string } = {}) {
  const all: Record<string, string> = { href, ...attributes };
  return {
    href: new URL(href, here.origin + here.pathname).href,
    target: attributes.target ?? '',
    hasAttribute: (name: string) => name in all,
  };
}

test.each([
  ['/menu', '/menu'],
  ['/login?next=%2Forder', '/login?next=%2Forder'],
  ['/menu#rice', '/menu#rice'],
  ['https://demo.example/order', '/order'],
])('handles %s inside the app', (href, path) => {
  expect(pathInApp(link(href), here)).toBe(path);
});

test.each([
  ['another site', link('https://elsewhere.example/menu')],
  ['a phone number', link('tel:+60312345678')],
  ['a new tab', link('/menu', { target: '_blank' })],
  ['a download', link('/menu', { download: '' })],
  ['the api', link('/api/docs')],
  ['the card page', link('/sandbox/pay/abc')],
  ['a place on the same page', link('#content')],
])('leaves %s to the browser', (_, anchor) => {
  expect(pathInApp(anchor, here)).toBeNull();
});
