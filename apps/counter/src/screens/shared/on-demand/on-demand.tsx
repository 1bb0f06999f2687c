import type { I18n } from '@claypot/i18n';
import { hasAllCounterTexts, loadCounterTexts } from '@claypot/i18n/counter';
import { type ComponentType, lazy, type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';

/** A component with code that loads when it is rendered or preloaded. */
export interface OnDemand<Props> {
  readonly Component: ComponentType<Props>;
  /** Loads the code. Rejects without a connection; a later call tries again. */
  preload(): Promise<unknown>;
}

/**
 * Creates a component that loads its code and the texts of the counter on demand, and renders
 * `fallback` meanwhile. If they do not load, the nearest `ScreenBoundary` shows a message.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): OnDemand<Props> {
  const code = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, not in a render
    Component: (props) => <Later code={code} fallback={fallback} props={props} />,
    preload: load,
  };
}

interface LaterProps<Props> {
  readonly code: ComponentType<Props>;
  readonly fallback: ReactNode;
  readonly props: Props;
}

function Later<Props extends object>({ code: Code, fallback, props }: LaterProps<Props>) {
  const { i18n } = useTranslation();
  // Begins to load them before the code suspends.
  const texts = hasAllCounterTexts(i18n) ? null : textsOf(i18n);
  return (
    <Suspense fallback={fallback}>
      <Code {...props} />
      {texts !== null && <Wait for={texts} />}
    </Suspense>
  );
}

/** Suspends until the promise is fulfilled. */
function Wait({ for: promise }: { readonly for: Promise<unknown> }) {
  use(promise);
  return null;
}

const loading = new WeakMap<I18n, Promise<I18n>>();

/**
 * Returns the promise of the texts, the same one in each render until they are loaded. A later
 * change of the language may need them again.
 */
function textsOf(i18n: I18n): Promise<I18n> {
  const started = loading.get(i18n);
  if (started !== undefined) return started;
  const texts = loadCounterTexts(i18n);
  loading.set(i18n, texts);
  const done = () => loading.delete(i18n);
  texts.then(done, done);
  return texts;
}
