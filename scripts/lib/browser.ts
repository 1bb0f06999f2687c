import { existsSync } from 'node:fs';

/**
 * Chromium without windows, where Debian's package of that name installs it. The whole browser draws
 * a window for every page, even headless: stories take 1.6 times as long with it, journeys 1.7 times.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium or Chrome, or undefined where there is none. `CHROMIUM_PATH` goes first. */
export function findChromium(): string | undefined {
  return CANDIDATES.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Returns true if the headless shell is not installed and `CHROMIUM_PATH` names no other browser. */
export function wantsHeadlessShell(): boolean {
  return (process.env.CHROMIUM_PATH ?? '') === '' && !existsSync(HEADLESS_SHELL);
}

/**
 * Launch options for the machine's own browser.
 *
 * Returns a fresh object at every call: a test runner that shares one between two projects changes
 * it under the other.
 *
 * @throws Error with the remedy when no browser is installed.
 */
export function chromiumLaunchOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error(
      'No Chromium or Chrome was found. Install one (Debian: apt-get install -y chromium-headless-shell) or name it in CHROMIUM_PATH.',
    );
  }
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
      // Nothing under test waits for an animation.
      '--force-prefers-reduced-motion',
    ],
  };
}
