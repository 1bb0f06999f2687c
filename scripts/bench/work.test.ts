import { describe, expect, it } from 'vitest';
import { type TraceEvent, workIn } from './work.ts';

const MAIN = { pid: 1, tid: 1 };
/** Start of the navigation in the trace, in µs. */
const NAVIGATION = 5_000_000;

/** @param at start in ms since the navigation @param cpu CPU time in ms */
const event = (name: string, at: number, cpu = 0): TraceEvent => ({
  ...MAIN,
  name,
  ts: NAVIGATION + at * 1000,
  dur: cpu * 1000,
  tdur: cpu * 1000,
});
const task = (at: number, cpu: number) => event('ThreadControllerImpl::RunTask', at, cpu);
const measured = event('bench:measured', 3000);
const moments = { firstPaint: 500, measured: 3000 };

describe('workIn', () => {
  it('counts the time of tasks above 50 ms, since the navigation and since the first paint', () => {
    const events = [task(-200, 400), task(100, 120), task(600, 90), task(800, 50), measured];
    expect(workIn(events, moments)).toEqual({ blocking: 40, blockingInAll: 110, longestTask: 120 });
  });

  it('leaves out other threads and tasks of the benchmark', () => {
    const other = { ...task(600, 200), tid: 2 };
    const check = event('bench:check', 2050);
    const events = [task(600, 70), other, task(2000, 300), check, measured];
    expect(workIn(events, moments)).toEqual({ blocking: 20, blockingInAll: 20, longestTask: 70 });
  });

  it('subtracts work that occurs only with a debugger', () => {
    const events = [task(600, 130), event('V8.CollectSourcePositions', 610, 60), measured];
    expect(workIn(events, moments).longestTask).toBe(70);
  });

  it('throws if the trace has no mark', () => {
    expect(() => workIn([task(0, 1)], moments)).toThrow('no mark');
  });
});
