import { afterEach, expect, test } from 'vitest';
import { letCodeCome } from './let-code-come.ts';

declare global {
  var ran: string[];
}

/** URL of a script that records that it has run. */
const scriptUrl = (name: string) =>
  `data:text/javascript,globalThis.ran.push(${JSON.stringify(encodeURIComponent(name))})`;

function hold(...tags: string[]) {
  globalThis.ran = [];
  const held = document.createElement('template');
  held.id = 'code';
  held.innerHTML = tags.join('');
  document.head.append(held);
}

/** A module runs only once, so each test uses its own name. */
const script = (name: string) =>
  `<script type="module" data-test src='${scriptUrl(name)}'></script>`;

afterEach(() => {
  for (const tag of document.querySelectorAll('[data-test], #code')) tag.remove();
});

test('runs the code only after the skeleton is shown', async () => {
  hold('<link rel="modulepreload" data-test href="data:text/javascript,1">', script('app'));
  let show = () => {};
  const face = new Promise<void>((resolve) => {
    show = resolve;
  });
  const coming = letCodeCome(document, face);
  expect(document.querySelector('script[data-test]')).toBeNull();
  show();
  await coming;
  await expect.poll(() => globalThis.ran).toEqual(['app']);
  expect(document.querySelectorAll('link[data-test]')).toHaveLength(1);
  expect(document.getElementById('code')).toBeNull();
});

/** Adds a visible image. Returns a function that completes its loading. */
function addPicture() {
  const picture = document.createElement('img');
  picture.dataset.test = '';
  picture.width = 100;
  picture.height = 100;
  let isHere = false;
  Object.defineProperty(picture, 'complete', { get: () => isHere });
  document.body.prepend(picture);
  return (event: 'load' | 'error') => {
    isHere = true;
    picture.dispatchEvent(new Event(event));
  };
}

test('paints the skeleton before it requests the code', async () => {
  hold(script('drawn'));
  let isDrawn = false;
  requestAnimationFrame(() => {
    isDrawn = true;
  });
  await letCodeCome(document, Promise.resolve());
  expect(isDrawn).toBe(true);
  await expect.poll(() => globalThis.ran).toEqual(['drawn']);
});

test.each(['load', 'error'] as const)('waits for visible images: %s', async (event) => {
  hold(script(event));
  const end = addPicture();
  let hasCome = false;
  const coming = letCodeCome(document, Promise.resolve()).then(() => {
    hasCome = true;
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(hasCome).toBe(false);
  end(event);
  await coming;
  await expect.poll(() => globalThis.ran).toEqual([event]);
});

test('stops waiting for an image that does not load', async () => {
  hold(script('no picture'));
  addPicture();
  await letCodeCome(document, Promise.resolve());
  await expect.poll(() => globalThis.ran).toEqual(['no picture']);
});

test('runs the code when the skeleton fails or times out', async () => {
  hold(script('failed'));
  await letCodeCome(document, Promise.reject(new Error('no answer')));
  await expect.poll(() => globalThis.ran).toEqual(['failed']);
  hold(script('late'));
  await letCodeCome(document, new Promise(() => undefined));
  await expect.poll(() => globalThis.ran).toEqual(['late']);
});

test('leaves a page without deferred code unchanged', async () => {
  const before = document.head.innerHTML;
  await letCodeCome(document, Promise.resolve());
  expect(document.head.innerHTML).toBe(before);
});
