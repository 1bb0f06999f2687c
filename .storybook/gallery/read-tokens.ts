import colours from '../../packages/ui/src/styles/colors.css?raw';
import measures from '../../packages/ui/src/styles/tokens.css?raw';

export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Tokens under the comment that stands over them in the style sheet. */
export interface TokenGroup {
  readonly title: string;
  readonly note: string;
  readonly tokens: readonly Token[];
}

/** The groups of a style sheet's first `:root`, in their order; what follows it are exceptions. */
function readGroups(sheet: string): readonly TokenGroup[] {
  const root = /:root \{([\s\S]*?)\n\}/.exec(sheet)?.[1] ?? '';
  return root
    .split('/*')
    .slice(1)
    .map((part) => {
      const [comment = '', declarations = ''] = part.split('*/');
      const [, title = '', note = ''] =
        /^([^;:.]*)[;:.]?\s*([\s\S]*)$/.exec(inOneLine(comment)) ?? [];
      const tokens = [...declarations.matchAll(/(--[\w-]+):([^;]+);/g)].map(
        ([, name = '', value = '']) => ({ name, value: inOneLine(value) }),
      );
      return { title, note: sentence(note), tokens };
    })
    .filter(({ tokens }) => tokens.length > 0);
}

function sentence(text: string): string {
  const words = text.replaceAll('`', '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Every role of colour and depth, as the style sheet gives them. */
export const colourGroups = readGroups(colours);

const measureGroups = readGroups(measures);

/** The tokens of type, space, shape and motion whose names begin so. */
export function measuresNamed(...prefixes: readonly string[]): readonly Token[] {
  return measureGroups
    .flatMap(({ tokens }) => tokens)
    .filter(({ name }) => prefixes.some((prefix) => name.startsWith(`--${prefix}`)));
}

/** A colour's value in each scheme; one that has no two is the same in both. */
export function valuesOf({ value }: Token): { readonly day: string; readonly night: string } {
  const [, day, night] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return { day: day ?? value, night: night ?? value };
}
