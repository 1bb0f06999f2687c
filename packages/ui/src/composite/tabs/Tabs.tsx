import { deferredPart } from '../../deferred/deferred-part.ts';
import { usePart } from '../../deferred/usePart.ts';
import type { TabsProps } from './AriaTabs.tsx';
import { TabsFallback } from './TabsFallback.tsx';

const tabs = deferredPart(() => import('./AriaTabs.tsx').then((code) => code.AriaTabs));

export function Tabs(props: TabsProps) {
  const [AriaTabs, touches] = usePart(tabs);
  return AriaTabs ? <AriaTabs {...props} /> : <TabsFallback {...props} touches={touches} />;
}
