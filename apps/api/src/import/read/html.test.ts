import { describe, expect, it } from 'vitest';
import { findHtmlProblem } from './html.ts';

describe('findHtmlFault', () => {
  it.each([
    '',
    'Plain words, 1 > 0 &amp; done',
    '<h2>Title</h2><p>One<br>two <strong>three</strong></p>\n<ul>\n<li>x</li></ul>',
    `<a href="mailto:a@b.example">write</a> <a href='tel:+60312345678'>call</a>`,
    '<a href=https://x.example>unquoted</a>',
    '<h1 lang="ms">Terma</h1><hr><blockquote><small>1<sup>st</sup></small></blockquote>',
    '<a href="/home">to the app</a>',
    '<table><tr><td>one</td></tr></table>',
    '<P>Fish &amp; chips &lt; RM 10 &nbsp; <EM>hot</EM></P>',
  ])('accepts text markup: %s', (html) => {
    expect(findHtmlProblem(html)).toBeNull();
  });

  it.each([
    ['<script>alert(1)</script>', 'has <script>, which is not allowed'],
    ['<SCRIPT>alert(1)</SCRIPT>', 'has <script>, which is not allowed'],
    ['<p><b><script>alert(1)</script></b></p>', 'has <script>, which is not allowed'],
    ['<img src="x">', 'has <img>, which is not allowed'],
    ['<p onclick="x()">x</p>', 'has the attribute onclick on <p>'],
    ['<p style="color:red">x</p>', 'has the attribute style on <p>'],
    ['<a href="javascript:alert(1)">x</a>', 'links to "javascript:alert(1)"'],
    ['<a href="&#106;avascript:alert(1)">x</a>', 'links to "javascript:alert(1)"'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', 'links to "JaVaScRiPt:alert(1)"'],
    ['<a href="java&Tab;script:alert(1)">x</a>', 'links to "java'],
    ['<a href=" javascript:alert(1)">x</a>', 'links to " javascript:alert(1)"'],
    ['<a href="data:text/html,x">x</a>', 'links to "data:text/html,x"'],
    ['<a href="//x.example">x</a>', 'links to "//x.example"'],
    ['<p/onclick="x()">x</p>', 'has the attribute onclick on <p>'],
    ['<p onclick=x()>x</p>', 'has the attribute onclick on <p>'],
    ['<p style="background:url(//x.example)">x</p>', 'has the attribute style on <p>'],
    ['<svg><foreignObject><p>x</p></foreignObject></svg>', 'has <svg>'],
    ['<math><mtext><p>x</p></mtext></math>', 'has <math>'],
    ['<iframe srcdoc="&lt;p&gt;"></iframe>', 'has <iframe>'],
    ['<body onload="x()">', 'cannot read "<body onload'],
    ['<!DOCTYPE html>', 'cannot read'],
    ['<![CDATA[<p>]]>', 'cannot read'],
    ['<p>x</p><p', 'cannot read "<p"'],
    ['<!-- <p> -->', 'cannot read'],
    ['1 < 2', 'cannot read "< 2"; write < as &lt;'],
    ['<p>x', 'never closes <p>; add </p>'],
    ['<p><b>x</p></b>', 'has </b> where no <b> is open'],
    ['<p><h2>x</h2></p>', 'has </p> where no <p> is open'],
    ['<a href="tel:1"><a href="tel:2">x</a></a>', 'has </a> where no <a> is open'],
    ['</li>', 'has </li> where no <li> is open'],
  ])('returns the problem of %s', (html, message) => {
    expect(findHtmlProblem(html)).toContain(message);
  });

  it('handles deeply nested markup', () => {
    expect(findHtmlProblem(`${'<i>'.repeat(5000)}${'</i>'.repeat(5000)}`)).toBeNull();
    expect(findHtmlProblem('<i>'.repeat(5000))).toContain('never closes <i>');
  });
});
