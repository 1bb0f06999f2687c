import { ApiError } from './error.ts';
import type { CallOptions, Sdk } from './sdk-types.ts';
import type { SdkOptions } from './typed-client.ts';

type AnyCall = (input: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * Creates the same client as `createSdk`, with its code loaded on the first call, so that pages
 * without requests do not wait for it. If the code cannot be loaded, the call rejects as a network
 * error and the next call retries. A call uses the token of the time it was made, even if another
 * customer signs in while the code loads.
 */
export function createLazySdk(options: SdkOptions): Sdk {
  let loading: Promise<Sdk> | null = null;
  const load = async () => {
    try {
      loading ??= import('./sdk.ts').then(({ createSdk }) => createSdk(options));
      return await loading;
    } catch (cause) {
      loading = null;
      throw new ApiError({ kind: 'network', cause });
    }
  };
  return new Proxy({} as Sdk, {
    get: (_, operation: keyof Sdk): AnyCall => {
      return async (input, callOptions) => {
        const token = options.token?.() ?? null;
        const call = (await load())[operation] as AnyCall;
        return call(input, { token, ...callOptions });
      };
    },
  });
}
