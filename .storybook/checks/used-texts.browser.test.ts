import { beforeEach, expect, test } from 'vitest';
import { showIn } from '../i18n-of-stories.ts';
import { clearUsedTexts, outdatedTexts } from '../used-texts.ts';

beforeEach(clearUsedTexts);

/** Returns an element with an English text after the switch to Chinese. */
async function afterTheSwitch(html: (text: string) => string): Promise<Element> {
  const english = await showIn('en');
  const root = document.createElement('main');
  root.innerHTML = html(english.t('back'));
  await showIn('zh_CN');
  return root;
}

test('returns a text that stays English', async () => {
  const root = await afterTheSwitch((text) => `<p>${text}</p>`);
  expect(document.documentElement.lang).toBe('zh-CN');
  expect(outdatedTexts(root)).toEqual(['Back']);
});

test('omits a text that is translated again, an announcement and a text of no catalogue', async () => {
  const root = await afterTheSwitch(
    (text) => `<p id="own">${text}</p><p role="status">${text}</p><p>Teh Tarik</p>`,
  );
  const own = root.querySelector('#own');
  if (own !== null) own.textContent = (await showIn('zh_CN')).t('back');
  expect(outdatedTexts(root)).toEqual([]);
});
