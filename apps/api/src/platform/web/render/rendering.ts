import type { Clock } from '../../../shared/time/clock.ts';
import type { FindPageVisitor } from './page-visitors.ts';
import type { RenderLimit } from './render-limit.ts';
import type { RenderedPage, Renderer } from './renderer.ts';

/** What the server needs to render pages for their visitors. */
export interface Rendering extends Pick<Renderer, 'canRender' | 'renderPage'> {
  readonly clock: Clock;
  readonly findVisitor: FindPageVisitor;
  readonly limit: RenderLimit;
  readonly report: (error: unknown) => void;
  /** Receives each rendered page, for measurements. */
  readonly onRendered?: ((page: RenderedPage) => void) | undefined;
}
