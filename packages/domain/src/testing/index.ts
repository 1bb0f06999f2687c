/** Fakes and path exploration for tests of packages that build on this one. */
export {
  type ControlledClock,
  controlledClock,
  countingRandom,
  type Deferred,
  deferred,
  type FakeConnection,
  fakeConnection,
} from './fakes.ts';
export { type MemoryStorage, memoryStorage } from './memory-storage.ts';
export { unvisited } from './paths.ts';
export { replies } from './replies.ts';
