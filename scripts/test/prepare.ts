import { existsSync } from 'node:fs';
import { findChromium, wantsHeadlessShell } from '../lib/browser.ts';
import { run } from '../lib/run.ts';

/** Times out after 15 seconds, so that a machine without a network continues. */
const APT = 'apt-get -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=15';

/**
 * Installs requirements of the browser tests, on Debian as root: the windowless Chromium, even if
 * another one is installed, unless `CHROMIUM_PATH` names a browser; and a CJK font for Chinese. An
 * installed browser is used if the installation fails.
 *
 * @returns instructions to install a browser if there is none, else undefined.
 */
export async function prepareBrowser(): Promise<string | undefined> {
  if (canInstall()) {
    const wanted = [
      ...(wantsHeadlessShell() ? ['chromium-headless-shell'] : []),
      ...((await hasCjkFont()) ? [] : ['fonts-noto-cjk']),
    ];
    if (wanted.length > 0) await install(wanted);
  }
  return findChromium() === undefined
    ? 'The browser suites need Chromium or Chrome. Install one (Debian: apt-get install -y chromium-headless-shell fonts-noto-cjk), or set CHROMIUM_PATH.'
    : undefined;
}

async function install(packages: readonly string[]): Promise<void> {
  process.stdout.write(`  installing ${packages.join(' and ')} with apt-get\n`);
  const { code, output } = await run('sh', [
    '-c',
    `${APT} update && DEBIAN_FRONTEND=noninteractive ${APT} install -y ${packages.join(' ')}`,
  ]);
  if (code !== 0) process.stdout.write(output);
}

function canInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

async function hasCjkFont(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const { code, output } = await run('fc-list', [':lang=zh', 'family']);
  return code === 0 && output.trim() !== '';
}
