import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBranchNews } from './branch-news.ts';
import { streamPage } from './testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

async function followed(random = 0.5) {
  const page = streamPage();
  const changed = vi.fn();
  const news = createBranchNews(page.view, () => random);
  const branch = news.follow('ss2', changed);
  await settle();
  return { ...page, branch, changed, news };
}

test('emits the ages of the greeting, then each change', async () => {
  const { branch, changed, lines } = await followed();
  expect(lines[0]?.url).toBe('https://demo.example.my/api/follow/branch/ss2');
  lines[0]?.say('event: hello\ndata: {"menu":5000,"branch":70}\n\n');
  lines[0]?.say('event: beat\ndata: \n\nevent: menu\ndata: \n\nevent: branch\ndata: \n\n');
  await settle();
  expect(changed.mock.calls).toEqual([
    ['menu', 5000],
    ['branch', 70],
    ['menu', 0],
    ['branch', 0],
  ]);
  branch.stop();
});

test('has one connection for two screens, which ends after the last one', async () => {
  const { branch, lines, news } = await followed();
  const other = news.follow('ss2', vi.fn());
  await settle();
  branch.stop();
  other.stop();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.request?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines[0]?.request?.signal?.aborted).toBe(true);
});

test('has no connection while the page is hidden', async () => {
  const { branch, lines, look } = await followed();
  look('hidden');
  expect(lines[0]?.request?.signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(lines).toHaveLength(1);
  look('visible');
  await settle();
  expect(lines).toHaveLength(2);
  branch.stop();
});

test.each([
  [0, 500],
  [1, 1_500],
])('spreads reconnects: with %d after %d ms', async (random, wait) => {
  const { branch, lines } = await followed(random);
  lines[0]?.end();
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toHaveLength(2);
  branch.stop();
});
