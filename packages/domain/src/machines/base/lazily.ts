/**
 * An object whose values are each made when they are first asked for, and then kept. Machines take
 * a while to be provided with what they do, and a screen starts only a few of them.
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
