import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/browser.ts';

/**
 * Opens a browser with a camera in front of another page: it shows the picture of that page.
 * @returns the browser; `close` also removes the picture.
 */
export async function openCameraBrowser(
  page: Page,
): Promise<Pick<Browser, 'newContext' | 'close'>> {
  const folder = mkdtempSync(join(tmpdir(), 'claypot-camera-'));
  const picture = join(folder, 'page.mjpeg');
  // A single JPEG is a valid film of one frame.
  writeFileSync(picture, await page.screenshot({ type: 'jpeg', quality: 95 }));
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${picture}`,
  ];
  const browser = await chromium.launch(chromiumLaunchOptions(camera));
  return {
    newContext: (contextOptions) => browser.newContext(contextOptions),
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}
