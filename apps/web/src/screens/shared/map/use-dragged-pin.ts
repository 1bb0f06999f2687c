import type { PixelPoint } from '@claypot/domain/places';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Maximum movement of a tap, in px. */
const TAP_TOLERANCE = 4;

/**
 * Lets the customer drag a pin in the middle of a picture, or tap the picture to place it. Returns
 * the current offset of a drag in px; null without a drag.
 *
 * @param onPut called with the new position in px from the middle; null if the pin is fixed
 */
export function useDraggedPin(
  picture: RefObject<Element | null>,
  pin: RefObject<Element | null>,
  onPut: ((pixel: PixelPoint) => void) | null,
): PixelPoint | null {
  const [offset, setOffset] = useState<PixelPoint | null>(null);
  const put = useEffectEvent((pixel: PixelPoint) => onPut?.(pixel));
  const movable = onPut !== null;

  useEffect(() => {
    const ground = picture.current;
    const handle = pin.current;
    if (!movable || ground === null || handle === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    let from: PixelPoint | null = null;

    const since = (event: PointerEvent) =>
      from && { x: event.clientX - from.x, y: event.clientY - from.y };
    const releaseHold = () => {
      from = null;
      setOffset(null);
    };
    const listen = <Name extends keyof HTMLElementEventMap>(
      element: Element,
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, listener as EventListener, { signal });

    listen(handle, 'pointerdown', (event) => {
      if (event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY };
      setOffset({ x: 0, y: 0 });
    });
    listen(handle, 'pointermove', (event) => {
      const moved = since(event);
      if (moved) setOffset(moved);
    });
    listen(handle, 'pointerup', (event) => {
      const moved = since(event);
      releaseHold();
      if (moved && Math.hypot(moved.x, moved.y) > TAP_TOLERANCE) put(moved);
    });
    listen(handle, 'pointercancel', releaseHold);
    listen(ground, 'click', (event) => {
      if (event.target instanceof Node && handle.contains(event.target)) return;
      const box = ground.getBoundingClientRect();
      put({
        x: event.clientX - (box.left + box.width / 2),
        y: event.clientY - (box.top + box.height / 2),
      });
    });
    return () => stop.abort();
  }, [movable, picture, pin]);
  return offset;
}
