import 'temporal-polyfill/global';
import { chromium } from 'playwright-core';
import { systemRandom } from '../../apps/api/src/http/context.ts';
import { chromiumLaunchOptions } from '../lib/browser.ts';
import { openDemoDb, openRestaurant } from './restaurant.ts';
import { rememberGuest } from './visitor.ts';
import { lengthenMenu, shopInLongMenu } from './long-menu.ts';
import { visit } from './visit.ts';
const db = await openDemoDb();
const restaurant = openRestaurant(db, { random: systemRandom });
const product = await restaurant.listen('/tmp/p/wt/apps/web/dist');
const browser = await chromium.launch(chromiumLaunchOptions());
try { const guest = await rememberGuest(restaurant.sdk); await lengthenMenu(db, 1000);
console.log(await visit(browser, { url: `http://demo.localhost:${product.port}/menu`, memory: guest, tap: shopInLongMenu })); } finally { await browser.close(); await product.stop(0); await db.close(); }
