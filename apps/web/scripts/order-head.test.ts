import { expect, it } from 'vitest';
import { orderHead, partPictures } from './order-head.ts';

const BUILT = `<head>
    <title>Claypot</title>
    <!--head-->
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/large.js">
    <link rel="modulepreload" crossorigin href="/assets/small.js">
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>`;
const SIZES: Readonly<Record<string, number>> = {
  'assets/small.js': 1,
  'assets/entry.js': 20,
  'assets/large.js': 300,
};

it('places the styles first, then the scripts by ascending size', () => {
  expect(orderHead(BUILT, (file) => SIZES[file] ?? Number.NaN)).toBe(`<head>
    <title>Claypot</title>
    <!--early-->
    <link rel="stylesheet" crossorigin href="/assets/style.css">
    <!--styles-->
    <!--pictures-->
    <script type="module" async fetchpriority="low" crossorigin src="/assets/small.js"></script>
    <script type="module" fetchpriority="low" crossorigin src="/assets/entry.js"></script>
    <script type="module" async fetchpriority="low" crossorigin src="/assets/large.js"></script>
    <!--head-->
  </head>`);
});

it('extracts only the high-priority image preloads from the screen', () => {
  const urgent = '<link rel="preload" as="image" href="%%banner%%" fetchPriority="high"/>';
  const other = '<link rel="preload" as="image" href="/logo.svg"/>';
  expect(partPictures(`${urgent}${other}<main></main>`)).toEqual({
    pictures: urgent,
    screen: `${other}<main></main>`,
  });
});
