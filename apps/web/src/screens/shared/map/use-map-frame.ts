import type { GeoPoint } from '@claypot/domain/places';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import {
  type FrameMessage,
  readFrameMessage,
  type ShowMessage,
} from '../../../map-frame/messages.ts';

/** The zoom that shows single houses (spec §9). */
const ZOOM = 17;
/** How long a map may take, in ms, before the sketch is all there is. */
const TIMEOUT = 5000;

export type MapFrameStatus = 'waiting' | 'shown' | 'failed';

interface MapFrameOptions {
  readonly pin: GeoPoint;
  readonly rider?: GeoPoint | null;
  readonly onMove: ((pin: GeoPoint) => void) | null;
}

/**
 * Talks with the map's document. What is not from that very frame and this origin is not listened to;
 * a frame that says nothing, or that it failed, is given up and not tried again.
 */
export function useMapFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { pin, rider = null, onMove }: MapFrameOptions,
): MapFrameStatus {
  const [status, setStatus] = useState<MapFrameStatus>('waiting');
  const draggable = onMove !== null;

  const show = useEffectEvent(() => {
    const message: ShowMessage = { type: 'show', centre: pin, pin, rider, draggable, zoom: ZOOM };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });
  const hear = useEffectEvent((message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
        return show();
      case 'shown':
        return setStatus((before) => (before === 'waiting' ? 'shown' : before));
      case 'moved':
        return onMove?.({ latitude: message.latitude, longitude: message.longitude });
      case 'failed':
        return setStatus('failed');
    }
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      if (event.origin !== window.location.origin) return;
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(event.data);
      if (message !== null) hear(message);
    };
    const giveUp = setTimeout(
      () => setStatus((before) => (before === 'waiting' ? 'failed' : before)),
      TIMEOUT,
    );
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(giveUp);
      window.removeEventListener('message', listen);
    };
  }, [frame]);

  const { latitude, longitude } = pin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is told of each change of these
  useEffect(() => show(), [latitude, longitude, draggable, rider?.latitude, rider?.longitude]);
  return status;
}
