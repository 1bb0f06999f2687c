import { join } from 'node:path';
import { createServer } from 'vite';
import type { MainControl } from '../../../apps/web/src/screens/definition/main-control.ts';

const WEB = join(import.meta.dirname, '../../../apps/web');
const SCREENS = '/src/routes/generated/screens.ts';

/** Part of a screen's definition. */
interface Defined {
  readonly mainControl?: MainControl;
}

/**
 * Returns a function that returns the main control of a screen. Vite loads the definitions, because
 * they import code that Node cannot run.
 */
export async function loadMainControls(): Promise<(screen: string) => MainControl> {
  // Vite would set it to `development` for the whole process, including later builds.
  process.env.NODE_ENV ??= 'production';
  const vite = await createServer({
    root: WEB,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const loaded = await vite.ssrLoadModule(SCREENS);
    const screens: Readonly<Record<string, Defined>> = loaded.SCREENS;
    return (screen) => {
      const control = screens[screen]?.mainControl;
      if (control === undefined) throw new Error(`The screen ${screen} has no main control`);
      return control;
    };
  } finally {
    await vite.close();
  }
}
