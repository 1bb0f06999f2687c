import { SaxesParser } from 'saxes';

// Elements that a drawing program needs for a logo. Scripts, styles, foreign content, pictures,
// animation and links are excluded because they can run code or load external resources.
const TAGS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc defs use symbol clipPath mask linearGradient radialGradient stop'.split(
    ' ',
  ),
);
const OWN_REFERENCE = /^#[\w-]+$/;
/** SVG attributes are parsed as CSS, so a CSS escape (backslash) could spell any of these. */
const OUTSIDE_REFERENCE =
  /url\(\s*["']?(?!#)|(?:image|image-set|src|element)\(|javascript:|data:|\\/i;

/** The SVG is unreadable or contains something not allowed in a logo. */
class SvgError extends Error {
  override readonly name = 'SvgFault';
}

/** Returns the reason why an SVG must not be served from the app's origin; null if it is safe. */
export function findSvgProblem(text: string): string | null {
  try {
    readSvg(text);
    return null;
  } catch (error) {
    if (!(error instanceof SvgError)) throw error;
    return error.message;
  }
}

/** Parses the SVG as strict XML, without declared entities and without error recovery. */
function readSvg(text: string): void {
  const parser = new SaxesParser();
  let isEmpty = true;
  parser.on('error', ({ message }) => {
    throw new SvgError(isEmpty ? 'does not begin with <svg>' : `cannot read it: ${message}`);
  });
  parser.on('doctype', () => reject('cannot read a <!DOCTYPE>'));
  parser.on('cdata', () => reject('cannot read a <![CDATA[ section'));
  parser.on('processinginstruction', ({ target }) => reject(`cannot read <?${target}`));
  parser.on('opentag', ({ name, attributes }) => {
    if (isEmpty && name !== 'svg') reject('does not begin with <svg>');
    isEmpty = false;
    if (!TAGS.has(name)) reject(`has <${name}>, which is not allowed in a logo`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (isHarmless(attribute, value)) continue;
      reject(`has the attribute ${attribute} on <${name}>, which is not allowed in a logo`);
    }
  });
  parser.write(text).close();
}

function reject(reason: string): never {
  throw new SvgError(reason);
}

function isHarmless(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  if (lower.startsWith('on') || lower === 'style') return false;
  if (lower === 'href' || lower === 'xlink:href') return OWN_REFERENCE.test(value);
  return !OUTSIDE_REFERENCE.test(value);
}
