import { existsSync } from 'node:fs';

/**
 * Path of Debian's windowless Chromium. The full browser draws a window per page even when
 * headless: stories take 1.6 times as long, end-to-end tests 1.7 times.
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

/**
 * Returns the path of an installed Chromium or Chrome, or undefined. `CHROMIUM_PATH` has priority.
 */
export function findChromium(): string | undefined {
  return CANDIDATES.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Returns true if the headless shell is not installed and `CHROMIUM_PATH` names no other browser. */
export function wantsHeadlessShell(): boolean {
  return (process.env.CHROMIUM_PATH ?? '') === '' && !existsSync(HEADLESS_SHELL);
}

/**
 * Returns launch options for the installed browser.
 *
 * It is a new object at every call, because a test runner that shares it between projects mutates
 * it.
 *
 * @param more additional arguments of the browser.
 * @throws Error with instructions if no browser is installed.
 */
export function chromiumLaunchOptions(more: readonly string[] = []): {
  executablePath: string;
  args: string[];
} {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error(
      'Chromium or Chrome not found. Install one (Debian: apt-get install -y chromium-headless-shell) or set CHROMIUM_PATH.',
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
      // Tests must not wait for animations.
      '--force-prefers-reduced-motion',
      ...more,
    ],
  };
}
