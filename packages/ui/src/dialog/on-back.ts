const shown: object[] = [];

/**
 * Has the browser's Back close what lies over a screen instead of leaving the screen, until the answer
 * is called. What was opened last is closed first. Android's Back asks a native `<dialog>` by itself;
 * this is for the button and the gesture of all other browsers. Where an entry before belongs to another
 * document, browsers let nothing stand in the way of Back.
 */
export function onBack(close: () => void, view: Pick<Window, 'navigation'> = window): () => void {
  // Browsers of before 2026 know of no navigation, and leave.
  const navigation: Navigation | undefined = view.navigation;
  const self = {};
  const hold = (event: NavigateEvent) => {
    const isBack =
      event.navigationType === 'traverse' &&
      event.destination.index < (navigation?.currentEntry?.index ?? 0);
    // The app's own steps back, as from a link in a popup, are no wish to close.
    if (!isBack || !event.userInitiated || !event.cancelable || shown.at(-1) !== self) return;
    event.preventDefault();
    close();
  };
  shown.push(self);
  navigation?.addEventListener('navigate', hold);
  return () => {
    shown.splice(shown.indexOf(self), 1);
    navigation?.removeEventListener('navigate', hold);
  };
}
