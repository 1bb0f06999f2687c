import colours from '../../packages/ui/src/styles/colors.css?raw';
import measures from '../../packages/ui/src/styles/tokens.css?raw';

export interface Token {
  readonly name: string;
  readonly value: string;
}

/** Tokens under their heading comment in the style sheet. */
export interface TokenGroup {
  readonly title: string;
  readonly note: string;
  readonly tokens: readonly Token[];
}

/**
 * Returns the groups of a style sheet's first `:root` that contain tokens, in their order. Later
 * rules are overrides.
 */
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

/** All tokens of colour and depth in the style sheet. */
export const colourGroups = readGroups(colours);

const measureGroups = readGroups(measures);

/** Returns the tokens of type, space, shape, layers and motion with one of these prefixes. */
export function measuresNamed(...prefixes: readonly string[]): readonly Token[] {
  return measureGroups
    .flatMap(({ tokens }) => tokens)
    .filter(({ name }) => prefixes.some((prefix) => name.startsWith(`--${prefix}`)));
}

/** Returns a colour's value in each scheme; the same value twice if it has only one. */
export function valuesOf({ value }: Token): { readonly light: string; readonly dark: string } {
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return { light: light ?? value, dark: dark ?? value };
}
