import type { PackageSummary } from '@claypot/sdk';
import type { ItemFace } from '../item/item-props.ts';

/** Returns a package as an `ItemFace`, the description shared with dishes. */
export function packageFace(shown: PackageSummary): ItemFace {
  const { package_name, package_image, description } = shown;
  return { name: package_name, images: package_image, description, priced: shown };
}
