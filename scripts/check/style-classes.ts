import { withoutComments } from './without-comments.ts';

interface SheetImport {
  /** Local name of the imported sheet, such as `styles`. */
  readonly local: string;
  /** Import path, such as `./Card.module.css`. */
  readonly path: string;
}

/** Returns the CSS modules that a source imports. */
export function importedSheets(source: string): readonly SheetImport[] {
  return [...source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';/gm)].map(
    ([, local = '', path = '']) => ({ local, path }),
  );
}

/** Returns the class names that a style sheet declares. */
export function declaredClasses(sheet: string): ReadonlySet<string> {
  const text = withoutComments(sheet).replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '');
  return new Set([...text.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

/**
 * Returns the class names that a source reads from an imported sheet by a literal name. Names from
 * a variable (`styles[tone]`) are not included.
 */
export function usedClasses(source: string, local: string): ReadonlySet<string> {
  const text = withoutComments(source);
  const name = new RegExp(`(?<![\\w.])${local}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g');
  return new Set([...text.matchAll(name)].map(([, dotted, quoted]) => dotted ?? quoted ?? ''));
}
