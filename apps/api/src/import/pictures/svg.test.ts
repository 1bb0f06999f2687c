import { describe, expect, it } from 'vitest';
import { findSvgProblem } from './svg.ts';

describe('SVG logo', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n<svg><g/></svg>',
    '<svg><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/><use href="#b"/></svg>',
    '\uFEFF<svg><title>Fish &amp; &#67;hips</title><!-- <script> --></svg>',
  ])('is accepted when it only draws: %s', (svg) => {
    expect(findSvgProblem(svg)).toBeNull();
  });

  it.each([
    ['<svg><script>alert(1)</script></svg>', 'has <script>'],
    ['<svg onload="alert(1)"></svg>', 'has the attribute onload'],
    ['<svg><foreignObject><p>x</p></foreignObject></svg>', 'has <foreignObject>'],
    ['<svg><style>@import "//x.example"</style></svg>', 'has <style>'],
    ['<svg><image href="https://x.example/a.png"/></svg>', 'has <image>'],
    ['<svg><use href="https://x.example/a.svg#b"/></svg>', 'has the attribute href on <use>'],
    ['<svg><use xlink:href="data:x"/></svg>', 'has the attribute xlink:href on <use>'],
    ['<svg><rect fill="url(https://x.example/#a)"/></svg>', 'has the attribute fill on <rect>'],
    ['<svg><rect fill="ur&#108;(//x.example)"/></svg>', 'has the attribute fill on <rect>'],
    ['<svg><rect style="fill:url(//x.example)"/></svg>', 'has the attribute style on <rect>'],
    ['<svg><a href="javascript:alert(1)">x</a></svg>', 'has <a>'],
    ['<svg><set attributeName="onclick"/></svg>', 'has <set>'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>', 'cannot read'],
    ['<svg><![CDATA[<script>]]></svg>', 'cannot read'],
    ['<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>', 'cannot read'],
    ['<svg><text>&a;</text></svg>', 'cannot read'],
    ['<?xml-stylesheet href="//x.example/a.css"?><svg></svg>', 'cannot read'],
    ['<svg><g></svg>', 'cannot read'],
    ['<svg><g>', 'cannot read'],
    ['<svg></svg><svg></svg>', 'cannot read'],
    ['<svg><g fill=red></g></svg>', 'cannot read'],
    ['<svg><g id="a" id="b"/></svg>', 'cannot read'],
    ['<svg><g><g><script/></g></g></svg>', 'has <script>'],
    ['<svg><SCRIPT>alert(1)</SCRIPT></svg>', 'has <SCRIPT>'],
    ['<svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></svg>', 'has <s:script>'],
    ['<svg ONLOAD="alert(1)"></svg>', 'has the attribute ONLOAD'],
    ['<svg><use href="&#35;a&#47;b"/></svg>', 'has the attribute href on <use>'],
    ['<svg><use href="javascript:alert(1)"/></svg>', 'has the attribute href on <use>'],
    ['<svg><rect fill="u\\72l(//x.example)"/></svg>', 'has the attribute fill on <rect>'],
    ['<svg><rect fill="url( \'//x.example\' )"/></svg>', 'has the attribute fill on <rect>'],
    ['<svg><rect mask="image-set(\'//x.example\' 1x)"/></svg>', 'has the attribute mask on'],
    ['', 'does not begin with <svg>'],
    ['<p></p>', 'does not begin with <svg>'],
    ['no markup', 'does not begin with <svg>'],
  ])('is rejected when it can do more: %s', (svg, message) => {
    expect(findSvgProblem(svg)).toContain(message);
  });
});
