import { describe, expect, it } from 'vitest';
import { findHtmlFault } from './html.ts';

describe('the HTML of a company page', () => {
  it.each([
    '',
    'Plain words, 1 > 0 &amp; done',
    '<h2>Title</h2><p>One<br>two <strong>three</strong></p>\n<ul>\n<li>x</li></ul>',
    `<a href="mailto:a@b.example">write</a> <a href='tel:+60312345678'>call</a>`,
  ])('passes when it is text markup: %s', (html) => {
    expect(findHtmlFault(html)).toBeNull();
  });

  it.each([
    ['<script>alert(1)</script>', 'has <script>, which is not allowed'],
    ['<SCRIPT>alert(1)</SCRIPT>', 'has <SCRIPT>, which is not allowed'],
    ['<img src="x">', 'has <img>, which is not allowed'],
    ['<p onclick="x()">x</p>', 'has the attribute onclick on <p>'],
    ['<p style="color:red">x</p>', 'has the attribute style on <p>'],
    ['<a href="javascript:alert(1)">x</a>', 'links to "javascript:alert(1)"'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'links to "&#106;avascript:alert(1)"'],
    ['<a href=https://x.example>x</a>', 'cannot read'],
    ['<p/onclick="x()">x</p>', 'cannot read'],
    ['<!-- <p> -->', 'cannot read'],
    ['1 < 2', 'cannot read "< 2"; write < as &lt;'],
    ['<p>x', 'never closes <p>; add </p>'],
    ['<p><b>x</p></b>', 'has </p> where no <p> is open'],
    ['</li>', 'has </li> where no <li> is open'],
  ])('is refused with the reason: %s', (html, fault) => {
    expect(findHtmlFault(html)).toContain(fault);
  });
});
