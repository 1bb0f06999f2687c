import type { Counter } from '@claypot/counter/start';

/** Shortest interval between two reports of a touch, in ms. The screen locks after minutes. */
const INTERVAL = 1000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Reports each touch to the session, which locks the device without one, and each return to the
 * page. Returns an unsubscribe function.
 */
export function watchTouch(
  view: Pick<Window, 'addEventListener' | 'removeEventListener' | 'document' | 'performance'>,
  session: Pick<Counter['session'], 'send'>,
): () => void {
  let last = Number.NEGATIVE_INFINITY;
  const touch = () => {
    const now = view.performance.now();
    if (now - last < INTERVAL) return;
    last = now;
    session.send({ type: 'TOUCHED' });
  };
  const look = () => {
    if (view.document.visibilityState === 'visible') session.send({ type: 'RESUMED' });
  };
  // Captured, because a control may stop the event.
  for (const type of TOUCHES) view.addEventListener(type, touch, { capture: true, passive: true });
  view.document.addEventListener('visibilitychange', look);
  return () => {
    for (const type of TOUCHES) view.removeEventListener(type, touch, { capture: true });
    view.document.removeEventListener('visibilitychange', look);
  };
}
