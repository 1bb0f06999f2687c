import { ApiError } from './error.ts';
import type { SdkOptions } from './sdk.ts';
import type { CallOptions, Sdk } from './sdk-types.ts';

type AnyCall = (input: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * The same client as `createSdk` makes, whose code is loaded with its first call: a page that asks
 * for nothing does not wait for it. A call whose code cannot be loaded fails as one whose answer
 * does not come; the next one tries again. A call is made by who asks for it, whoever is signed in
 * by the time its code has come.
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
