import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { applyEdits, type Edit } from './guard.ts';

const WORKSPACES = '@claypot';

/** Copy of the repository in which files may be changed. */
export interface ScratchTree {
  readonly root: string;
  /** Applies the edits while `work` runs. */
  withEdits<Result>(edits: readonly Edit[], work: () => Promise<Result>): Promise<Result>;
  remove(): void;
}

/** Copies all files that are tracked by Git or would be added. Packages are linked. */
export function copyTree(root: string): ScratchTree {
  const copy = mkdtempSync(join(tmpdir(), 'claypot-mutation-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 64_000_000,
  });
  for (const file of listed.toString().split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkPackages(root, copy);
  for (const folder of readdirSync(join(root, 'packages'))) {
    if (existsSync(join(root, 'packages', folder, 'node_modules'))) {
      linkPackages(join(root, 'packages', folder), join(copy, 'packages', folder));
    }
  }
  return {
    root: copy,
    withEdits: (edits, work) => withEdits(copy, edits, work),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

/** Links packages into a new folder, so that caches are not shared. Workspaces link to the copy. */
function linkPackages(from: string, to: string): void {
  const packages = join(from, 'node_modules');
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name === WORKSPACES || name.startsWith('.v') || name.startsWith('.cache')) continue;
    symlinkSync(join(packages, name), join(to, 'node_modules', name));
  }
  if (!existsSync(join(packages, WORKSPACES))) return;
  mkdirSync(join(to, 'node_modules', WORKSPACES));
  for (const name of readdirSync(join(packages, WORKSPACES))) {
    const folder = ['packages', 'apps'].find((parent) => existsSync(join(to, parent, name)));
    if (folder === undefined) continue;
    symlinkSync(join(to, folder, name), join(to, 'node_modules', WORKSPACES, name));
  }
}

async function withEdits<Result>(
  root: string,
  edits: readonly Edit[],
  work: () => Promise<Result>,
): Promise<Result> {
  const files = Map.groupBy(edits, ({ file }) => join(root, file));
  const before = new Map([...files.keys()].map((path) => [path, readFileSync(path, 'utf8')]));
  try {
    for (const [path, own] of files) {
      writeFileSync(path, applyEdits(before.get(path) ?? '', own));
    }
    return await work();
  } finally {
    for (const [path, source] of before) writeFileSync(path, source);
  }
}
