import { existsSync } from 'node:fs';
import { findChromium } from '../lib/browser.ts';
import { run } from '../lib/run.ts';

/**
 * Sees to what the browser suites need: a Chromium and, to draw Chinese, a CJK font.
 *
 * On Debian as root they are installed; elsewhere a sentence says what is missing and how to get it.
 *
 * @returns the sentence when something is missing, else undefined.
 */
export async function prepareBrowser(): Promise<string | undefined> {
  const wanted = [
    ...(findChromium() === undefined ? ['chromium-headless-shell'] : []),
    ...((await hasCjkFont()) ? [] : ['fonts-noto-cjk']),
  ];
  if (wanted.length > 0 && canInstall()) {
    process.stdout.write(`  installing ${wanted.join(' and ')} with apt-get\n`);
    const outcome = await run('sh', [
      '-c',
      `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${wanted.join(' ')}`,
    ]);
    if (outcome.code !== 0) process.stdout.write(outcome.output);
  }
  return findChromium() === undefined
    ? 'The browser suites need Chromium or Chrome. Install one (Debian: apt-get install -y chromium-headless-shell fonts-noto-cjk), or name it in CHROMIUM_PATH.'
    : undefined;
}

function canInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

async function hasCjkFont(): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const { code, output } = await run('fc-list', [':lang=zh', 'family']);
  return code === 0 && output.trim() !== '';
}
