import type { Page } from 'playwright-core';
import { GOOGLE_SCRIPT, WORKING } from '../../e2e/support/google-stub.ts';
import { Guest } from '../../e2e/support/guest.ts';
import type { Shoot } from './shoot.ts';
import type { Tour } from './tours.ts';

/** Environment of a server with a map service; its script is a stub. */
export const MAP_KEYS = {
  GOOGLE_MAPS_BROWSER_KEY: `AIza${'b'.repeat(35)}`,
  GOOGLE_MAPS_MAP_ID: 'abcdef0123456789',
} as const;

const ADDRESS = '/bookmarkAddress/at_3118000_101622000';

/** Visits the screens with a map, in the variant selected by the server's keys. */
export async function walkMaps(
  page: Page,
  { language, face }: Pick<Tour, 'language'> & { readonly face: 'sketch' | 'google' },
  shoot: Shoot,
): Promise<void> {
  const guest = await Guest.speaking(language, page);
  await page.route(GOOGLE_SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: WORKING }),
  );
  const drawn = async () => {
    if (face === 'google') await page.frameLocator('iframe').locator('canvas').waitFor();
    else await page.locator('svg text').first().waitFor();
  };
  await guest.continueAsGuest();
  await page.goto('/branchList');
  await page.getByRole('link', { name: guest.words.branch }).click();
  await guest.button(guest.t('branches:select')).waitFor();
  await drawn();
  await shoot(`80-map-branch.${face}`);
  await page.goto(ADDRESS);
  await drawn();
  await shoot(`81-map-address.${face}`);
}
