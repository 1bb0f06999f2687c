const shown: object[] = [];

/**
 * Makes the browser's Back close an overlay instead of leaving the screen. The last opened one
 * closes first. Returns an unsubscribe function.
 *
 * Android's Back already closes a native `<dialog>`; this covers the button and gesture of all
 * other browsers. If the previous entry belongs to another document, browsers do not allow Back to
 * be cancelled.
 */
export function onBack(close: () => void, view: Pick<Window, 'navigation'> = window): () => void {
  // Browsers before 2026 lack the Navigation API; Back leaves the screen there.
  const navigation: Navigation | undefined = view.navigation;
  const self = {};
  const closeOnBack = (event: NavigateEvent) => {
    const isBack =
      event.navigationType === 'traverse' &&
      event.destination.index < (navigation?.currentEntry?.index ?? 0);
    // The app's own steps back, such as from a link in a popup, must not close it.
    if (!isBack || !event.userInitiated || !event.cancelable || shown.at(-1) !== self) return;
    event.preventDefault();
    close();
  };
  shown.push(self);
  navigation?.addEventListener('navigate', closeOnBack);
  return () => {
    shown.splice(shown.indexOf(self), 1);
    navigation?.removeEventListener('navigate', closeOnBack);
  };
}
