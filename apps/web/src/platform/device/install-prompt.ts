/** Event of a browser that can install the app. It can prompt the customer once. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  /** Deferred install prompt; undefined if there is none or it was used. */
  var installPrompt: InstallPrompt | undefined;
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** Stores the browser's install prompt, which would otherwise appear by itself at any time. */
export function captureInstallPrompt(view: typeof globalThis): void {
  view.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    view.installPrompt = event;
  });
  view.addEventListener('appinstalled', () => {
    view.installPrompt = undefined;
  });
}
