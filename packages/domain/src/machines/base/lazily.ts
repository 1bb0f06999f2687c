/**
 * Returns an object that creates each value on first access and caches it. Providing a machine is
 * slow, and a screen starts only a few.
 */
export function lazily<Values extends object>(
  makers: {
    readonly [Name in keyof Values]: () => Values[Name];
  },
): Readonly<Values> {
  const made: Partial<Values> = {};
  const lazy = {} as Values;
  for (const name of Object.keys(makers) as (keyof Values)[]) {
    Object.defineProperty(lazy, name, {
      enumerable: true,
      get: () => {
        if (!Object.hasOwn(made, name)) made[name] = makers[name]();
        return made[name];
      },
    });
  }
  return lazy;
}
