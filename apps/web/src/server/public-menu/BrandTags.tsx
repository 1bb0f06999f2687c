import type { PageBrand } from './public-menu-request.ts';

/** Elements of the head that replace the standard colours by those of the company. */
export function BrandTags({ brand: { bars, style } }: { readonly brand: PageBrand }) {
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={bars[scheme]}
          media={`(prefers-color-scheme: ${scheme})`}
        />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server derives it from a colour */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
    </>
  );
}
