import { deferredPart } from '../../deferred/deferred-part.ts';
import { usePart } from '../../deferred/usePart.ts';
import type { DisclosureProps } from './AriaDisclosure.tsx';
import { DisclosureFallback } from './DisclosureFallback.tsx';

const disclosure = deferredPart(() =>
  import('./AriaDisclosure.tsx').then((code) => code.AriaDisclosure),
);

/** Collapsed content that expands; its button is below. */
export function Disclosure(props: DisclosureProps) {
  const [AriaDisclosure, touches] = usePart(disclosure);
  if (AriaDisclosure) return <AriaDisclosure {...props} />;
  return <DisclosureFallback {...props} touches={touches} />;
}
