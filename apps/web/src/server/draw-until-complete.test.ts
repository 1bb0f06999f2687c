import { expect, test } from 'vitest';
import { drawUntilComplete } from './draw-until-complete.ts';
import { createRunningCalls } from './running-calls.ts';

const REQUEST = new Request('http://page.invalid/api/data');

/** Creates calls and an API that responds when the test says so. */
function slowApi() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { calls: createRunningCalls(() => promise), respond: () => resolve(new Response()) };
}

test('draws again with the data that the first draw has requested', async () => {
  const calls = createRunningCalls(async () => new Response('data'));
  let data = '';
  const load = async () => {
    if (data === '') data = await (await calls.call(REQUEST)).text();
  };
  const draw = () => ({ created: [{ start: () => void load() }], html: data });
  const { drawn, draws, isComplete } = await drawUntilComplete(draw, calls, 1000);
  expect([drawn.html, draws, isComplete]).toEqual(['data', 2, true]);
});

test('is incomplete when the data arrives after the last draw', async () => {
  const { calls, respond } = slowApi();
  let draws = 0;
  const draw = () => {
    draws += 1;
    if (draws === 1) void calls.call(REQUEST);
    if (draws === 2) respond();
    return { created: [] };
  };
  const result = await drawUntilComplete(draw, calls, 0);
  expect(result).toMatchObject({ draws: 2, isComplete: false });
  expect(calls.running()).toBe(0);
});

test('is incomplete when the data does not arrive in time', async () => {
  const { calls } = slowApi();
  let draws = 0;
  const draw = () => {
    draws += 1;
    if (draws === 1) void calls.call(REQUEST);
    return { created: [] };
  };
  expect(await drawUntilComplete(draw, calls, 0)).toMatchObject({ draws: 2, isComplete: false });
});

test('draws at most four times', async () => {
  const calls = createRunningCalls(async () => new Response());
  const draw = () => ({ created: [{ start: () => void calls.call(REQUEST) }] });
  const result = await drawUntilComplete(draw, calls, 1000);
  expect(result).toMatchObject({ draws: 4, isComplete: false });
});
