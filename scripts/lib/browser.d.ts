/** The path of an installed Chromium or Chrome, or undefined where there is none. `CHROMIUM_PATH` goes first. */
export declare function findChromium(): string | undefined;
/**
 * Launch options for the machine's own browser.
 *
 * Returns a fresh object at every call: a test runner that shares one between two projects changes
 * it under the other.
 *
 * @throws Error with the remedy when no browser is installed.
 */
export declare function chromiumLaunchOptions(): {
  executablePath: string;
  args: string[];
};
