import { describe, expect, it } from 'vitest';
import { findSvgFault } from './svg.ts';

describe('an SVG logo', () => {
  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>',
    '<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n<svg><g/></svg>',
    '<svg><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><rect fill="url(#a)"/><use href="#b"/></svg>',
  ])('passes when it only draws: %s', (svg) => {
    expect(findSvgFault(svg)).toBeNull();
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
    ['<p></p>', 'does not begin with <svg>'],
    ['no markup', 'does not begin with <svg>'],
  ])('is refused when it can do more: %s', (svg, fault) => {
    expect(findSvgFault(svg)).toContain(fault);
  });
});
