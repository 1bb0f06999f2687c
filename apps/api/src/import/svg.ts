import { MarkupError, readTags } from './markup.ts';

// What a drawing program needs for a logo. Scripts, styles, foreign content, pictures, animation
// and links are left out on purpose: each of them can run code or fetch from elsewhere.
const TAGS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc defs use symbol clipPath mask linearGradient radialGradient stop'.split(
    ' ',
  ),
);
const OWN_REFERENCE = /^#[\w-]+$/;
const OUTSIDE_REFERENCE = /url\(\s*["']?(?!#)|javascript:|data:/i;
const PROLOG = /^\uFEFF?\s*(<\?xml[^?>]*\?>)?\s*(<!--[^<>]*-->\s*)*/;

/** What makes an SVG file unfit to be served from the app's own origin, or null. */
export function findSvgFault(text: string): string | null {
  try {
    const tags = readTags(text.replace(PROLOG, ''));
    if (tags[0]?.name !== 'svg') return 'does not begin with <svg>';
    for (const { name, attributes } of tags) {
      if (!TAGS.has(name)) return `has <${name}>, which is not allowed in a logo`;
      const bad = attributes.find((attribute) => !isHarmless(attribute.name, attribute.value));
      if (bad) return `has the attribute ${bad.name} on <${name}>, which is not allowed in a logo`;
    }
    return null;
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    return error.message;
  }
}

function isHarmless(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  if (lower.startsWith('on') || lower === 'style') return false;
  if (lower === 'href' || lower === 'xlink:href') return OWN_REFERENCE.test(value);
  // An escaped letter could spell what is looked for below.
  return !value.includes('&') && !OUTSIDE_REFERENCE.test(value);
}
