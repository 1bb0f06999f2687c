import type { GeoPoint } from '@claypot/domain/places';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import {
  type FrameMessage,
  readFrameMessage,
  type ShowMessage,
} from '../../../map-frame/messages.ts';

/** Zoom level that shows single buildings (spec §9). */
const ZOOM = 17;
/** Timeout of the map in ms, after which only the sketch is shown. */
const TIMEOUT = 5000;

export type MapFrameStatus = 'waiting' | 'shown' | 'failed';

interface MapFrameOptions {
  readonly pin: GeoPoint;
  readonly rider?: GeoPoint | null;
  readonly onMove: ((pin: GeoPoint) => void) | null;
}

/**
 * Communicates with the map's document by messages. Ignores messages from other frames and origins.
 * After a timeout or an error, the frame is removed without a retry.
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
