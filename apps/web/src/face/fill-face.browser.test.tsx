import { beforeEach, describe, expect, test } from 'vitest';
import { fillFace, keepFor } from './fill-face.ts';
import { holdFace } from './hold-face.ts';

const BRANCHES = [
  { id: 'a/b', branch_name: 'Bangsar', note: null, photos: [{ image: '/media/a.avif' }] },
  { id: 'c', branch_name: '<b>Cheras</b>', note: 'New', photos: [] },
];

/** Returns a skeleton filled with responses; null if it must not be shown. */
function filled(
  html: string,
  answers: Record<string, unknown> = { '/list': BRANCHES },
  params = {},
) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const kept = { session: { user: { full_name: 'Mei' } }, addresses: [{ id: 'home' }] };
  const known = { answers: new Map(Object.entries(answers)), kept, params };
  return fillFace(template.content, known) ? template.innerHTML : null;
}

describe('fillFace', () => {
  test('repeats an element for each entry of a list', () => {
    expect(filled('<ul><li data-face-of="/list">~~branch_name~~</li></ul>')).toBe(
      '<ul><li>Bangsar</li><li>&lt;b&gt;Cheras&lt;/b&gt;</li></ul>',
    );
  });

  test('inserts text as text and encodes an id as one path segment', () => {
    expect(filled('<a data-face-of="/list" href="/at/~~id~~">~~branch_name~~</a>')).toBe(
      '<a href="/at/a%2Fb">Bangsar</a><a href="/at/c">&lt;b&gt;Cheras&lt;/b&gt;</a>',
    );
  });

  test('removes elements without a value', () => {
    const html =
      '<p data-face-of="/list"><img src="~~photos.0.image~~"><i>~~note~~</i><b data-face-when="note">!</b><u data-face-unless="note">?</u></p>';
    expect(filled(html)).toBe('<p><img src="/media/a.avif"><u>?</u></p><p><i>New</i><b>!</b></p>');
  });

  test('shows equal entries once, at the position of the first', () => {
    const html = '<p data-face-of="/list" data-face-alike="kind,end.date">~~id~~</p>';
    const voucher = (id: string, kind: string, date: string | null) => ({
      id,
      kind,
      end: { date },
    });
    const list = [
      voucher('a', 'tea', '1'),
      voucher('b', 'rice', null),
      voucher('c', 'tea', '1'),
      voucher('d', 'tea', '2'),
      voucher('e', 'rice', null),
    ];
    expect(filled(html, { '/list': list })).toBe('<p>a</p><p>b</p><p>d</p>');
  });

  test('selects the entry of a list that the path names', () => {
    const html = '<h2 data-face-of="/list" data-face-named="id">~~branch_name~~</h2>';
    expect(filled(html, { '/list': BRANCHES }, { id: 'a/b' })).toBe('<h2>Bangsar</h2>');
    expect(filled(html, { '/list': BRANCHES }, { id: 'gone' })).toBeNull();
  });

  test('shows each part only to its kind of visitor', () => {
    const template = document.createElement('template');
    template.innerHTML =
      '<i>Back</i><face-part data-face-for="guest"><main>Join</main></face-part><u data-face-for="member">!</u>';
    const ofGuest = template.content.cloneNode(true) as DocumentFragment;
    expect(keepFor(ofGuest, 'guest')).toBe(true);
    expect(ofGuest.textContent).toBe('BackJoin');
    expect(keepFor(template.content, 'member')).toBe(false);
  });

  test('fills in data stored on the device without a request', () => {
    const html = '<h2>~~user.full_name~~</h2><p data-face-of="addresses">~~id~~</p>';
    expect(filled(html, {})).toBe('<h2>Mei</h2><p>home</p>');
  });

  test('unwraps parts that need no element', () => {
    const html =
      '<ul><li data-face-of="/list"><face-part data-face-when="note"><b>!</b></face-part>~~id~~</li></ul>';
    expect(filled(html)).toBe('<ul><li>a/b</li><li><b>!</b>c</li></ul>');
  });

  test('uses the first available field and omits optional ones', () => {
    const html = '<p data-face-of="/list">~~note?: ~~~~note|branch_name~~</p>';
    expect(filled(html)).toBe('<p>Bangsar</p><p>New: New</p>');
  });

  test('selects an element by the value of a field', () => {
    const html =
      '<b data-face-of="/list"><i data-face-when="id=c">C</i><i data-face-unless="id=c">other</i></b>';
    expect(filled(html)).toBe('<b><i>other</i></b><b><i>C</i></b>');
  });

  test('repeats an element for each entry of a nested list', () => {
    const html = '<p data-face-of="/order"><i data-face-in="lines">~~name~~</i></p>';
    expect(filled(html, { '/order': { lines: [{ name: 'Rice' }, { name: 'Tea' }] } })).toBe(
      '<p><i>Rice</i><i>Tea</i></p>',
    );
    expect(filled(html, { '/order': { lines: [] } })).toBe('<p></p>');
  });

  test('returns null when a response is missing or its list is empty', () => {
    const html = '<p data-face-of="/list">~~branch_name~~</p>';
    expect(filled(html, {})).toBeNull();
    expect(filled(html, { '/list': undefined })).toBeNull();
    expect(filled(html, { '/list': [] })).toBeNull();
  });

  test('reads only own fields of a record', () => {
    const html = '<p data-face-of="/one">~~constructor.name~~</p>';
    expect(filled(html, { '/one': { name: 'x' } })).toBe('');
  });
});

describe('holdFace', () => {
  let root: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML = '<div id="root"><p>Face</p></div>';
    root = document.body.querySelector('div') ?? document.body;
    holdFace(window, root);
  });

  const held = () => document.querySelector('.face');
  const drawn = () => new Promise((resolve) => setTimeout(resolve));

  test('shows the skeleton until the screen has its responses', async () => {
    root.innerHTML = '<main aria-busy="true"></main>';
    await drawn();
    expect(held()?.textContent).toBe('Face');
    expect(held()).toHaveProperty('inert', true);
    root.firstElementChild?.setAttribute('aria-busy', 'false');
    await drawn();
    expect(held()).toBeNull();
  });

  test('removes the skeleton at once when the screen is not busy', async () => {
    root.innerHTML = '<main></main>';
    await drawn();
    expect(held()).toBeNull();
  });

  test('removes the skeleton when the path changes', async () => {
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
