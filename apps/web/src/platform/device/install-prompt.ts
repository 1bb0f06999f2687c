/** What a browser fires when the app can be installed: it asks the customer when told to, once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  /** The browser's offer, which comes early and is made late; undefined once it is made. */
  var installPrompt: InstallPrompt | undefined;
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** Keeps the browser's offer, which would come by itself, whoever is looking and whatever they do. */
export function captureInstallPrompt(view: typeof globalThis): void {
  view.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    view.installPrompt = event;
  });
  view.addEventListener('appinstalled', () => {
    view.installPrompt = undefined;
  });
}
