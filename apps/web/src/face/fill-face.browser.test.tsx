import { beforeEach, describe, expect, test } from 'vitest';
import { fillFace } from './fill-face.ts';
import { holdFace } from './hold-face.ts';

const BRANCHES = [
  { id: 'a/b', branch_name: 'Bangsar', note: null, photos: [{ image: '/media/a.avif' }] },
  { id: 'c', branch_name: '<b>Cheras</b>', note: 'New', photos: [] },
];

/** What a face becomes with the answers; null where it is not shown. */
function filled(
  html: string,
  answers: Record<string, unknown> = { '/list': BRANCHES },
  params = {},
) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const visitor = 'guest' as const;
  const known = { answers: new Map(Object.entries(answers)), params, visitor };
  return fillFace(template.content, known) ? template.innerHTML : null;
}

describe('a face', () => {
  test('has a list once for each of its entries', () => {
    expect(filled('<ul><li data-face-of="/list">~~branch_name~~</li></ul>')).toBe(
      '<ul><li>Bangsar</li><li>&lt;b&gt;Cheras&lt;/b&gt;</li></ul>',
    );
  });

  test('sets text as text, and an id as one part of a path', () => {
    expect(filled('<a data-face-of="/list" href="/at/~~id~~">~~branch_name~~</a>')).toBe(
      '<a href="/at/a%2Fb">Bangsar</a><a href="/at/c">&lt;b&gt;Cheras&lt;/b&gt;</a>',
    );
  });

  test('leaves out what has nothing to say', () => {
    const html =
      '<p data-face-of="/list"><img src="~~photos.0.image~~"><i>~~note~~</i><b data-face-when="note">!</b><u data-face-unless="note">?</u></p>';
    expect(filled(html)).toBe('<p><img src="/media/a.avif"><u>?</u></p><p><i>New</i><b>!</b></p>');
  });

  test('is about one of a list where the path names it', () => {
    const html = '<h2 data-face-of="/list" data-face-named="id">~~branch_name~~</h2>';
    expect(filled(html, { '/list': BRANCHES }, { id: 'a/b' })).toBe('<h2>Bangsar</h2>');
    expect(filled(html, { '/list': BRANCHES }, { id: 'gone' })).toBeNull();
  });

  test('is shown to whom it is for, and to nobody else', () => {
    expect(filled('<p data-face-for="guest">Join</p>')).toBe('<p>Join</p>');
    expect(filled('<p>Welcome</p><p data-face-for="member">Points</p>')).toBeNull();
  });

  test('goes into what is listed in an answer', () => {
    const html = '<p data-face-of="/order"><i data-face-in="lines">~~name~~</i></p>';
    expect(filled(html, { '/order': { lines: [{ name: 'Rice' }, { name: 'Tea' }] } })).toBe(
      '<p><i>Rice</i><i>Tea</i></p>',
    );
  });

  test('is not shown without an answer, nor for a list without entries', () => {
    const html = '<p data-face-of="/list">~~branch_name~~</p>';
    expect(filled(html, {})).toBeNull();
    expect(filled(html, { '/list': undefined })).toBeNull();
    expect(filled(html, { '/list': [] })).toBeNull();
  });

  test('reads no more than the fields of a record', () => {
    const html = '<p data-face-of="/one">~~constructor.name~~</p>';
    expect(filled(html, { '/one': { name: 'x' } })).toBe('');
  });
});

describe('a face that the app draws over', () => {
  let root: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = '<div id="root"><p>Face</p></div>';
    root = document.body.querySelector('div') ?? document.body;
    holdFace(window, root);
  });

  const held = () => document.querySelector('.face');
  const drawn = () => new Promise((resolve) => setTimeout(resolve));

  test('stays while the screen waits for its answers, and goes with them', async () => {
    root.innerHTML = '<main aria-busy="true"></main>';
    await drawn();
    expect(held()?.textContent).toBe('Face');
    expect(held()).toHaveProperty('inert', true);
    root.firstElementChild?.setAttribute('aria-busy', 'false');
    await drawn();
    expect(held()).toBeNull();
  });

  test('goes at once where the screen waits for nothing', async () => {
    root.innerHTML = '<main></main>';
    await drawn();
    expect(held()).toBeNull();
  });

  test('goes when the screen makes way for another', async () => {
    root.innerHTML = '<main aria-busy="true"></main>';
    await drawn();
    history.pushState(null, '', '?elsewhere');
    history.replaceState(null, '', `${location.pathname}x`);
    root.innerHTML = '<main aria-busy="true"></main>';
    await drawn();
    expect(held()).toBeNull();
    history.back();
  });
});
