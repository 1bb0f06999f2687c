import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { safeText } from './safe-text.ts';

const RUN = 'document.documentElement.dataset.attacked = 1';

/** Known attacks that run scripts, mislead users or cover the page. */
const HOSTILE = [
  `<script>${RUN}</script><SCRIPT SRC="https://evil.example/x.js"></SCRIPT>`,
  `<img src="x" onerror="${RUN}"><img src=x onerror=${RUN}//`,
  `<svg onload="${RUN}"><script>${RUN}</script><a xlink:href="javascript:${RUN}"><text>svg</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg><p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<iframe src="javascript:${RUN}" srcdoc="<script>${RUN}</script>"></iframe><object data="x"></object><embed src="x">`,
  `<style>* { display: none }</style><link rel="stylesheet" href="x"><title></title><textarea></textarea>`,
  `<form action="https://evil.example"><input name="password"><button formaction="javascript:${RUN}">Log in</button></form>`,
  `<p style="position:fixed;inset:0" class="x" id="root" onclick="${RUN}" data-x="1" autofocus tabindex="1">kept</p>`,
  `<a href="javascript:${RUN}">one</a><a href=" jav&#x09;ascript:${RUN}">two</a><a href="data:text/html,<script>${RUN}</script>">three</a>`,
  `<a href="//evil.example">four</a><a href="vbscript:x">five</a><a href="http://evil.example">six</a>`,
  `<a href="/\\evil.example">eight</a><a href="\\\\evil.example">nine</a><a href="/&#x09;/evil.example">ten</a>`,
  `<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example"><template><img src=x onerror=${RUN}></template>`,
  `<video><source onerror="${RUN}"></video><details open ontoggle="${RUN}"><summary>x</summary></details><dialog open>x</dialog>`,
  `<p lang='"><script>${RUN}</script>'>&lt;script&gt;${RUN}&lt;/script&gt;</p><!--><script>${RUN}</script>-->`,
];

/** Elements and attributes that a browser finds in HTML. */
function readIn(html: string) {
  const elements: DefaultTreeAdapterTypes.Element[] = [];
  const read = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): void => {
    for (const node of nodes) {
      if (node.nodeName.startsWith('#') && !('tagName' in node)) {
        expect(node.nodeName).toBe('#text');
      }
      if (!('tagName' in node)) continue;
      elements.push(node);
      read(node.childNodes);
    }
  };
  read(parseFragment(html).childNodes);
  return {
    tags: [...new Set(elements.map(({ tagName }) => tagName))].sort(),
    attributes: elements.flatMap(({ attrs }) => attrs.map(({ name }) => name)),
    links: elements.flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'href').map(({ value }) => value),
    ),
  };
}

const ALLOWED =
  /^(a|b|em|h[2-4]|hr|br|i|li|ol|p|strong|u|ul|s|small|su[bp]|t[rhd]|table|thead|tbody|tfoot|caption|blockquote)$/;

describe('safeText', () => {
  it('preserves markup and shifts headings below the title of the screen', () => {
    const text = '<p>Words, <em>words</em>.</p><h1>First</h1><ol start="2"><li>One<br></li></ol>';
    expect(safeText(`${text}<h2>Second</h2>`)).toEqual({
      html: '<p>Words, <em>words</em>.</p><h2 id="section-1" tabindex="-1">First</h2><ol start="2"><li>One<br></li></ol><h2 id="section-2" tabindex="-1">Second</h2>',
      sections: 2,
    });
  });

  it('opens links to other sites in a new tab', () => {
    const { html } = safeText(
      '<a href="https://cch.example" rel="opener">s</a><a href="tel:+603">t</a><a href="/tnc">u</a>',
    );
    expect(html).toBe(
      '<a href="https://cch.example" target="_blank" rel="noopener noreferrer">s</a><a href="tel:+603">t</a><a href="/tnc">u</a>',
    );
  });

  it.each(HOSTILE)('removes hostile markup: %s', (hostile) => {
    const { html } = safeText(`<p>Before</p>${hostile}`);
    const { attributes, links, tags } = readIn(html);
    expect(tags.filter((tag) => !ALLOWED.test(tag))).toEqual([]);
    expect(attributes.filter((name) => name !== 'lang')).toEqual([]);
    expect(links).toEqual([]);
    expect(html).toContain('<p>Before</p>');
  });

  it('returns HTML that a browser parses as written, for any input', () => {
    const piece = fc.constantFrom(
      ...HOSTILE.flatMap((html) => html.split(/(?=[<">])/)),
      '<p>',
      '</p>',
      '<table>',
      '<td>',
      '<a href="/x">',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        const { html } = safeText(pieces.join(''));
        const { attributes, tags } = readIn(html);
        expect(tags.filter((tag) => !ALLOWED.test(tag) && tag !== 'colgroup')).toEqual([]);
        const allowed = ['lang', 'href', 'target', 'rel', 'id', 'tabindex'];
        expect(attributes.filter((name) => !allowed.includes(name))).toEqual([]);
      }),
    );
  });
});
