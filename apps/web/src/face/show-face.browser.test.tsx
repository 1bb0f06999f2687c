import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaceMatter, showFace } from './show-face.ts';

const FACE =
  '<main><h1 data-face-of="/order">~~name~~</h1><img alt="" src="~~image~~" data-face-of="/order"><button>Pay</button></main>';
const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const order = (name: string) => ({ name, image: DOT });

let root: HTMLElement;
beforeEach(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="root"><p>Outline</p></div><template id="face">${FACE}</template>`,
  );
  const found = document.getElementById('root');
  if (found === null) throw new Error('There is no root');
  root = found;
});
afterEach(() => {
  for (const part of document.querySelectorAll('#root, #face, .face')) part.remove();
});

/** API response that the test resolves or rejects. */
function anAnswer() {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  return {
    promise,
    reject,
    bring: (data: unknown, status = 200) =>
      resolve(new Response(JSON.stringify({ msgCode: 'OK', msg: '', data }), { status })),
  };
}

const matter = (earlier: unknown, answer: Promise<Response>): FaceMatter => ({
  visitor: 'guest',
  kept: { session: null, addresses: [] },
  params: {},
  earlier: (path) => (path === '/order' ? earlier : undefined),
  awaited: new Map([['/order', answer]]),
});
const heading = () => root.querySelector('h1')?.textContent;

test('shows the data of an earlier visit before any response arrives', async () => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  expect(heading()).toBe('Claypot rice');
  expect(root.querySelector('button')?.inert).toBe(true);
});

test('shows the current data once it arrives', async () => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  answer.bring(order('Claypot noodles'));
  await expect.poll(heading).toBe('Claypot noodles');
});

test('does not re-render unchanged data, which would reload its images', async () => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  const drawn = root.firstChild;
  answer.bring(order('Claypot rice'));
  await answer.promise;
  await new Promise(requestAnimationFrame);
  expect(root.firstChild).toBe(drawn);
});

test.each([
  ['is refused', (answer: ReturnType<typeof anAnswer>) => answer.bring(null, 404)],
  ['does not come', (answer: ReturnType<typeof anAnswer>) => answer.reject(new TypeError('down'))],
])('still shows the data of an earlier visit when a response %s', async (_, end) => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  end(answer);
  await answer.promise.catch(() => undefined);
  await new Promise(requestAnimationFrame);
  expect(heading()).toBe('Claypot rice');
});

test('shows the shapes until the response arrives when there was no earlier visit', async () => {
  const answer = anAnswer();
  const shown = showFace(matter(undefined, answer.promise));
  await new Promise(requestAnimationFrame);
  expect(root.textContent).toBe('Outline');
  answer.bring(order('Claypot rice'));
  await shown;
  expect(heading()).toBe('Claypot rice');
});

test('ignores a response that arrives after the app has rendered', async () => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  root.replaceChildren(document.createElement('main'));
  answer.bring(order('Claypot noodles'));
  await answer.promise;
  await new Promise(requestAnimationFrame);
  expect(root.innerHTML).toBe('<main></main>');
});

test('shows the latest skeleton over a screen that is not ready', async () => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  answer.bring(order('Claypot noodles'));
  await expect.poll(heading).toBe('Claypot noodles');
  const screen = document.createElement('main');
  screen.ariaBusy = 'true';
  root.replaceChildren(screen);
  await expect.poll(() => document.querySelectorAll('.face').length).toBe(1);
  expect(document.querySelector('.face h1')?.textContent).toBe('Claypot noodles');
});
