/** Attributes with texts for people. */
const TEXT_ATTRIBUTES: readonly string[] = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/**
 * Returns the elements and attributes below an element. A text is reduced to whether it is empty,
 * blank or neither, so that pages which differ in their texts alone return the same.
 */
export function structureOf(root: Element): string {
  const parts: string[] = [];
  for (const node of root.childNodes) {
    if (node instanceof Element) parts.push(tagOf(node), structureOf(node), '</>');
    else if (node instanceof Text) parts.push(kindOf(node.data));
  }
  return parts.join('');
}

function tagOf(element: Element): string {
  const attributes = [...element.attributes].map(({ name, value }) =>
    TEXT_ATTRIBUTES.includes(name) ? `${name}=(${kindOf(value)})` : `${name}=${value}`,
  );
  return `<${element.localName} ${attributes.join(' ')}>`;
}

function kindOf(text: string): string {
  if (text === '') return 'empty';
  return text.trim() === '' ? 'blank' : 'text';
}
