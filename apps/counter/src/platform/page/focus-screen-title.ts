/** Moves the focus to the heading of the screen. Does nothing while the screen has none. */
export function focusScreenTitle(): void {
  const heading = document.querySelector<HTMLElement>('[data-screen-title]');
  heading?.focus({ preventScroll: true });
}
