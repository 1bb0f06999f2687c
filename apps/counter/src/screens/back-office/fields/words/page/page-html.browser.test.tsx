import { EMPTY_TAGS, TEXT_TAGS } from '@claypot/domain/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalHtml } from './canonical-html.ts';
import { cleanPasted } from './clean-pasted.ts';
import { addressOf } from './link.ts';
import { canEdit, parseHtml, readPage, writePage } from './page-html.ts';
import { isLink } from './schema.ts';

const canonical = (html: string) => canonicalHtml(parseHtml(html));
const rewritten = (html: string) => writePage(readPage(html));
const pasted = (html: string) => rewritten(cleanPasted(html));

const word = fc.constantFrom('rice', '煲仔饭', 'a & b', '1 < 2', ' ', 'x  y', '\n', 'é', '“mild”');
const escaped = word.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** HTML that the editor knows. */
const { page } = fc.letrec<{ line: string; block: string; page: string }>((tie) => ({
  line: fc.oneof(
    { maxDepth: 3 },
    escaped,
    fc.constant('<br>'),
    fc
      .tuple(fc.constantFrom('small', 'sub', 'sup'), escaped)
      .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
    fc
      .tuple(fc.constantFrom('strong', 'em', 'b', 'i', 'u', 's'), tie('line'))
      .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
    fc
      .constantFrom('https://example.com/?a=1&amp;b=2', 'mailto:a@b.my', 'tel:+60123', '/menu')
      .map((href) => `<a href="${href}">link</a>`),
    fc.tuple(tie('line'), tie('line')).map(([one, two]) => one + two),
  ),
  block: fc.oneof(
    { maxDepth: 3 },
    tie('line').map((line) => `<p>${line}</p>`),
    fc
      .tuple(fc.constantFrom('h1', 'h2', 'h3', 'h4'), tie('line'))
      .map(([tag, line]) => `<${tag}>${line}</${tag}>`),
    fc.constant('<hr>'),
    tie('block').map((block) => `<blockquote>\n${block}\n</blockquote>`),
    fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(tie('line'), { minLength: 1, maxLength: 3 }))
      .map(
        ([tag, items]) =>
          `<${tag}>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</${tag}>`,
      ),
    tie('line').map((line) => `<ul><li><p>${line}</p><p>more</p></li></ul>`),
    tie('line').map((line) => `<ol><li>1${line}<ul><li>inner</li></ul></li></ol>`),
  ),
  page: fc.array(tie('block'), { maxLength: 5 }).map((blocks) => blocks.join('\n')),
}));

/** Any HTML, with tags that no page may have. */
const soup = fc
  .array(
    fc.oneof(
      escaped,
      fc.constantFrom(...TEXT_TAGS, 'div', 'span', 'script', 'img', 'h5').map((tag) => `<${tag}>`),
      fc.constantFrom(...TEXT_TAGS, 'div', 'span').map((tag) => `</${tag}>`),
      fc.constantFrom('<a href="javascript:x()">', '<p onclick="x()" lang="zh">', '<a href="/x">'),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));

function expectAllowed(html: string): void {
  for (const element of parseHtml(html).querySelectorAll('*')) {
    expect(TEXT_TAGS).toContain(element.localName);
    const isClosed = html.includes(`</${element.localName}>`);
    expect(isClosed).toBe(!EMPTY_TAGS.includes(element.localName));
    for (const { name, value } of element.attributes) {
      expect([element.localName, name, isLink(value)]).toEqual(['a', 'href', true]);
    }
  }
}

describe('a page in the editor', () => {
  test('is equal after it was opened and saved', () => {
    fc.assert(
      fc.property(page, (html) => {
        expect(canonical(rewritten(html))).toBe(canonical(html));
        expect(canEdit(html)).toBe(true);
        expectAllowed(rewritten(html));
      }),
      { seed: 38, numRuns: 300 },
    );
  });

  test('has allowed tags only, and opens again as it was saved', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const saved = rewritten(html);
        expectAllowed(saved);
        expect(canEdit(saved)).toBe(true);
        expect(rewritten(saved)).toBe(saved);
        expectAllowed(pasted(html));
      }),
      { seed: 38, numRuns: 300 },
    );
  });

  test('is edited as HTML if it has more than the editor knows', () => {
    for (const html of [
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
      '<p lang="zh-CN">饭</p>',
      '<ol start="3"><li>three</li></ol>',
      '<p>a<script>b</script></p>',
      '<ul><li>one</li>two</ul>',
    ]) {
      expect(canEdit(html), html).toBe(false);
    }
    for (const html of [
      '',
      'plain text',
      '<p>a<br>b</p>\n\n<h2>c</h2>',
      '<em><strong>x</strong></em>',
    ]) {
      expect(canEdit(html), html).toBe(true);
    }
  });
});

describe('pasted text', () => {
  test('of Word has lists, and no styles', () => {
    const html = `<html><head><style>p {color: red}</style></head><body><!--StartFragment-->
<h1>Terms</h1><p class=MsoNormal><b><span style='color:red'>Bold</span></b> text<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>one</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>two</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>first</p>
<!--EndFragment--></body></html>`;
    expect(pasted(html)).toBe(
      '<h2>Terms</h2>\n<p><b>Bold</b> text</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol>\n<li>first</li>\n</ol>',
    );
  });

  test('of Google Docs has its bold words, but is not bold', () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> and </span><span style="font-style:italic">italic</span></p></b>';
    expect(pasted(html)).toBe('<p><strong>Bold</strong> and <em>italic</em></p>');
  });

  test('of a web page keeps text and links that the import accepts', () => {
    const html =
      '<div class="hero"><h5 id="x">News</h5><img src="https://a.example/t.gif" onerror="x()"><div>See <a href="https://a.example/" target="_blank">this</a> and <a href="javascript:x()">that</a>.</div><script>x()</script><table><tr><td>cell</td></tr></table></div>';
    expect(pasted(html)).toBe(
      '<h4>News</h4>\n<p>See <a href="https://a.example/">this</a> and that.</p>\n<p>cell</p>',
    );
  });
});

describe('a typed address', () => {
  test('becomes a link that the import accepts', () => {
    const typed = ['www.example.com/a', 'http://a.my', 'hi@a.com.my', '+60 12-345 6789', '/menu'];
    expect(typed.map(addressOf)).toEqual([
      'https://www.example.com/a',
      'https://a.my',
      'mailto:hi@a.com.my',
      'tel:+60123456789',
      '/menu',
    ]);
  });

  test('is rejected if it is none', () => {
    for (const text of ['', 'menu', 'javascript:x()', '//a.my', 'https://a my', 'ftp://a.my']) {
      expect(addressOf(text), text).toBeNull();
    }
  });
});
