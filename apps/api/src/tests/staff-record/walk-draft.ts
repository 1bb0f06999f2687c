import { addStaff, counterClient, STAFF_PASSWORD } from '../../testing/counter.ts';
import type { Restaurant } from '../../testing/restaurant.ts';
import { createRecorder, pressOf, type Recorded } from './walk.ts';

/**
 * An owner edits the draft of an imported company, publishes it, returns to the version before,
 * imports a sheet and exports everything.
 */
export async function walkDraft(restaurant: Restaurant): Promise<readonly Recorded[]> {
  await addStaff(restaurant, { id: 'owner', role: 'owner', phone: '+60123456782' });
  const { sdk } = counterClient(restaurant);
  await sdk.signIn({ body: { login: '0123456782', password: STAFF_PASSWORD, code: null } });
  const { recorded, record } = createRecorder(restaurant);
  const press = pressOf();
  const section = 'dishes';
  const dish = async (key: string) => {
    const { entries } = await sdk.draftSection({ body: { section, category: 'rice' } });
    const found = entries.find((entry) => entry.key === key);
    if (found === undefined) throw new Error(`The draft has no dish ${key}`);
    return found;
  };
  const plain = await dish('plain-rice');
  const saved = await record('saveDraftEntry', () =>
    sdk.saveDraftEntry({
      headers: press(),
      body: {
        section,
        key: plain.key,
        version: plain.version,
        category: 'rice',
        fields: { ...plain.fields, price: '2.50' },
      },
    }),
  );
  await record('resetDraftEntry', () =>
    sdk.resetDraftEntry({ body: { section, key: plain.key, version: saved.version } }),
  );
  const keys = ['plain-rice', 'chicken-rice'];
  await record('orderDraftEntries', () =>
    sdk.orderDraftEntries({ body: { section, category: 'rice', keys } }),
  );
  const { version } = await sdk.draft({});
  await record('previewDraft', () => sdk.previewDraft({ body: { version } }));
  await record('publishDraft', () => sdk.publishDraft({ headers: press(), body: { version } }));
  const banners = await sdk.draftSection({ body: { section: 'banners', category: null } });
  for (const { key, version: seen } of banners.entries) {
    await record('removeDraftEntry', () =>
      sdk.removeDraftEntry({ body: { section: 'banners', key, version: seen } }),
    );
  }
  const changed = await sdk.draft({});
  const restored = await record('restoreVersion', () =>
    sdk.restoreVersion({ body: { version: changed.version, number: 1 } }),
  );
  await record('discardDraft', () => sdk.discardDraft({ body: { version: restored.version } }));
  const sheet = new File(['Name,Category,Price\nIced Kopi,Coffee,4.50\n'], 'menu.csv');
  const planned = await sdk.planSheet({ body: { sheet } });
  await record('applySheet', () => sdk.applySheet({ body: { sheet, version: planned.version } }));
  await record('exportRestaurant', () => sdk.exportRestaurant({}));
  await record('exportSheet', () => sdk.exportSheet({ body: { type: 'csv' } }));
  return recorded;
}
