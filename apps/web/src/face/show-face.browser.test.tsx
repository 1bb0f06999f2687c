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

/** An answer of the API that comes when it is told to. */
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

test('what an earlier visit has left is shown before anything is answered', async () => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  expect(heading()).toBe('Claypot rice');
  expect(root.querySelector('button')?.inert).toBe(true);
});

test('what is so now takes its place', async () => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  answer.bring(order('Claypot noodles'));
  await expect.poll(heading).toBe('Claypot noodles');
});

test('what is so still is not drawn again, as its pictures would come again', async () => {
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
])('what an earlier visit has left stays where an answer %s', async (_, end) => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  end(answer);
  await answer.promise.catch(() => undefined);
  await new Promise(requestAnimationFrame);
  expect(heading()).toBe('Claypot rice');
});

test('without an earlier visit the outline stands until the answer is there', async () => {
  const answer = anAnswer();
  const shown = showFace(matter(undefined, answer.promise));
  await new Promise(requestAnimationFrame);
  expect(root.textContent).toBe('Outline');
  answer.bring(order('Claypot rice'));
  await shown;
  expect(heading()).toBe('Claypot rice');
});

test('an answer that comes after the app changes nothing of what the app has drawn', async () => {
  const answer = anAnswer();
  await showFace(matter(order('Claypot rice'), answer.promise));
  root.replaceChildren(document.createElement('main'));
  answer.bring(order('Claypot noodles'));
  await answer.promise;
  await new Promise(requestAnimationFrame);
  expect(root.innerHTML).toBe('<main></main>');
});

test('the newer face is the one that is held over a screen that is not ready', async () => {
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
