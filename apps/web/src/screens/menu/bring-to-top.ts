/** Windows' heights that are glided over; what is farther away is there at once. */
const NEAR = 2;

/**
 * Scrolls the page to a section and gives its heading the focus, so that keys and screen readers go
 * on from there. A long glide would lay out a whole menu on its way and arrive in the wrong place.
 */
export function bringToTop(section: Element): void {
  const distance = Math.abs(section.getBoundingClientRect().top);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const near = distance < NEAR * window.innerHeight;
  section.querySelector('h2')?.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start', behavior: near && !still ? 'smooth' : 'instant' });
}
