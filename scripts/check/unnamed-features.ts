interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
}

/**
 * Returns the route paths, operations and error codes of the product that a page does not name in a
 * separate code span.
 */
export function unnamedFeatures(
  page: string,
  { paths, components }: Contract,
  routes: readonly string[],
): string[] {
  const named = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code));
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
  );
  const codes = components.schemas.ErrorCode?.enum ?? [];
  return [...routes, ...operations, ...codes].filter((name) => !named.has(name));
}
