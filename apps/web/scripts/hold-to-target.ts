import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ALLOWED } from './newer-allowed.ts';
import { newerInScript, newerInStyles } from './newer-features.ts';

/**
 * Checks that the built files use only features of the target browsers.
 *
 * @param inline scripts inlined in pages
 * @throws Error that lists each newer feature without a reason, and each reason without a feature
 */
export async function holdToTarget(dist: string, inline: readonly string[]): Promise<void> {
  const names = (await readdir(dist, { recursive: true })).filter((name) =>
    /\.(js|css)$/.test(name),
  );
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(dist, name), 'utf8') })),
  );
  const scripts = inline.map((text) => ({ name: 'inline.js', text }));
  const faults = targetFaults([...files, ...scripts]);
  if (faults.length > 0) {
    throw new Error(
      `The build uses features that the oldest supported browsers lack:\n${faults.join('\n')}`,
    );
  }
}

interface BuiltFile {
  readonly name: string;
  readonly text: string;
}

/** Returns the problems that make {@link holdToTarget} throw. */
export function targetFaults(
  files: readonly BuiltFile[],
  allowed: Readonly<Record<string, string>> = ALLOWED,
): readonly string[] {
  const unused = new Set(Object.keys(allowed));
  const faults: string[] = [];
  for (const { name, text } of files) {
    const newer = name.endsWith('.css') ? newerInStyles(text) : newerInScript(name, text);
    for (const [feature, browsers] of newer) {
      const [property = ''] = feature.split(': ');
      const reason = [feature, property].find((key) => Object.hasOwn(allowed, key));
      if (reason === undefined) {
        faults.push(`${name}: ${feature} is missing in browsers before ${browsers.join(', ')}`);
      } else unused.delete(reason);
    }
  }
  return [...faults, ...[...unused].map((feature) => `${feature} is allowed but no longer used`)];
}
