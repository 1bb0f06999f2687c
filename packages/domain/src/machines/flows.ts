/** What flows outside this package are built from: placeholders, implementations and fields. */
export { fromConnection } from './base/from-connection.ts';
export { fromRequest } from './base/from-request.ts';
export { onConnectionRestored } from './base/on-connection-restored.ts';
export {
  unprovidedAction,
  unprovidedActor,
  unprovidedCallback,
  unprovidedDelay,
  unprovidedGuard,
  unprovidedIn,
} from './base/placeholder.ts';
export { required } from './base/required.ts';
export { createQueryCache, type QueryCache } from './query/query-cache.ts';
