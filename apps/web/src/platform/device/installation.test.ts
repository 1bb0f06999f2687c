import { expect, test, vi } from 'vitest';
import { captureInstallPrompt } from './install-prompt.ts';
import { createBrowserInstallation } from './installation.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

function aBrowser(navigator: object = { userAgent: 'Chrome' }) {
  const target = Object.assign(new EventTarget(), { navigator });
  const view = target as unknown as typeof globalThis;
  captureInstallPrompt(view);
  const installation = createBrowserInstallation(view);
  const prompt = vi.fn(async () => undefined);
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    view.dispatchEvent(event);
    return event;
  };
  return { installation, offer, prompt, view };
}

test('defers the browser prompt and shows it once on request', () => {
  const { installation, offer, prompt } = aBrowser();
  const listener = vi.fn(() => installation.way());
  installation.subscribe(listener);
  expect(installation.way()).toBeNull();
  expect(offer().defaultPrevented, 'it does not come by itself').toBe(true);
  expect(listener).toHaveLastReturnedWith('asked');
  installation.ask();
  installation.ask();
  expect(prompt).toHaveBeenCalledOnce();
  expect(listener).toHaveLastReturnedWith(null);
});

test('offers nothing once the app is installed', () => {
  const { installation, offer, view } = aBrowser();
  const listener = vi.fn(() => installation.way());
  const stop = installation.subscribe(listener);
  offer();
  view.dispatchEvent(new Event('appinstalled'));
  expect(listener).toHaveLastReturnedWith(null);
  stop();
  offer();
  expect(listener).toHaveBeenCalledTimes(2);
});

test.each([
  [
    'a tab of Safari',
    { userAgent: `${IPHONE} Version/18.5 Safari/604.1`, standalone: false },
    'byHand',
  ],
  [
    'the installed app',
    { userAgent: `${IPHONE} Version/18.5 Safari/604.1`, standalone: true },
    null,
  ],
  ['a page inside another app', { userAgent: `${IPHONE} Mobile/15E148`, standalone: false }, null],
  ['Firefox', { userAgent: 'Gecko/20100101 Firefox/140.0' }, null],
])('returns the installation method in %s', (_, navigator, way) => {
  expect(aBrowser(navigator).installation.way()).toBe(way);
});
