/**
 * Moves a horizontal scroller to `left` over `duration` ms, easing out; the browser's own smooth
 * scrolling gives no say over how long it takes. Returns a stop function. Snapping is held off
 * meanwhile, or it would fight the movement.
 */
export function glide(scroller: HTMLElement, left: number, duration: number): () => void {
  const from = scroller.scrollLeft;
  const began = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    scroller.style.scrollSnapType = '';
  };
  const step = (now: number) => {
    const part = duration > 0 ? Math.min(1, (now - began) / duration) : 1;
    scroller.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3);
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  scroller.style.scrollSnapType = 'none';
  frame = requestAnimationFrame(step);
  return stop;
}
