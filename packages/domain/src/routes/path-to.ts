import { ROUTES, type RouteName } from './table.ts';

type ParamNames<TPath extends string> = TPath extends `${string}:${infer TParam}/${infer TRest}`
  ? TParam | ParamNames<`/${TRest}`>
  : TPath extends `${string}:${infer TParam}`
    ? TParam
    : never;

type PathOf<TName extends RouteName> = (typeof ROUTES)[TName]['path'];

export type ParamsOf<TName extends RouteName> = Record<ParamNames<PathOf<TName>>, string>;

type Arguments<TName extends RouteName> = [ParamNames<PathOf<TName>>] extends [never]
  ? []
  : [params: ParamsOf<TName>];

/** Returns the path of a route with encoded parameters, for example `pathTo('dish', { id })`. */
export function pathTo<TName extends RouteName>(name: TName, ...args: Arguments<TName>): string {
  const params: Readonly<Record<string, string>> = args[0] ?? {};
  return ROUTES[name].path.replace(/:(\w+)/g, (_, param: string) =>
    encodeURIComponent(params[param] ?? ''),
  );
}
