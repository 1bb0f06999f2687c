import type { PackageSummary } from '@claypot/sdk';
import type { ItemFace } from '../item/item-props.ts';

/** What a package is, in the words that it shares with a dish. */
export function packageFace(shown: PackageSummary): ItemFace {
  const { package_name, package_image, description } = shown;
  return { name: package_name, images: package_image, description, priced: shown };
}
