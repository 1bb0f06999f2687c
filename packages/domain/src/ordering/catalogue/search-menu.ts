import { searchNamed } from '../../text/search-named.ts';
import type { Menu } from './sections.ts';

/**
 * Returns the menu with only the dishes and packages that match the text best, in menu order; see
 * `searchNamed`.
 */
export function searchMenu(menu: Menu, text: string): Menu {
  const items = [...menu.packages, ...menu.dishes].map((item) => ({
    item,
    name: 'name' in item ? item.name : item.package_name,
    search_words: item.search_words,
  }));
  const found = new Set(searchNamed(items, text).map(({ item }) => item));
  return {
    ...menu,
    packages: menu.packages.filter((item) => found.has(item)),
    dishes: menu.dishes.filter((item) => found.has(item)),
  };
}
