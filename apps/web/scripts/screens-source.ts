import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const SRC = join(import.meta.dirname, '../src');
const EXTENSION = '.screen.ts';

/** Path of the generated list of screens. */
export const SCREENS_FILE = join(SRC, 'routes/generated/screens.ts');

/**
 * Returns the source of the list of screens: the definition in each `<name>.screen.ts`. The
 * compiler reports a screen that a route names but that has no such file.
 */
export function screensSource(): string {
  const screens = readdirSync(join(SRC, 'screens'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.split(sep).join('/'))
    .map((file) => ({ file, name: nameOf(file) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '// Generated from the files `*.screen.ts` by `npm run generate`. Do not edit.\n\n',
    "import type { ScreenName } from '@claypot/domain/routes';\n",
    "import type { Screen } from '../../screens/definition/screen.ts';\n",
    ...screens.map(({ file, name }) => `import { ${name}Screen } from '../../screens/${file}';\n`),
    '\n/** Every screen of the app. */\n',
    'export const SCREENS: { readonly [Name in ScreenName]: Screen<Name> } = {\n',
    ...screens.map(({ name }) => `  ${name}: ${name}Screen,\n`),
    '};\n',
  ].join('');
}

/** Returns `qrCode` for `loyalty/qr-code/qr-code.screen.ts`. */
function nameOf(file: string): string {
  return file
    .slice(file.lastIndexOf('/') + 1, -EXTENSION.length)
    .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
