import { createLru } from '../../../../shared/lru.ts';
import type { Db } from '../../../db/db.ts';
import type { PageBrand } from '../../brand/page-brand.ts';
import { createBody } from '../../files/encoding.ts';
import { etagOf, type Sendable, send } from '../../files/send.ts';
import type { CompanyRecord } from '../../find-company.ts';
import type { PosterContent, PublicRenderer } from '../../render/public-renderer.ts';
import { keyOf } from '../branch-key.ts';
import { posterColors } from './poster-colors.ts';
import type { PosterSize } from './poster-pdf.ts';

/** A branch with the texts of its poster. */
export interface FoundPoster extends Pick<PosterContent, 'names' | 'url'> {
  readonly branch: Parameters<typeof keyOf>[0];
  readonly company: CompanyRecord;
  /** Null for the standard colours. */
  readonly brand: PageBrand | null;
}

/** Maximum size of the rendered files in memory, in bytes. One has about 40 kB without a logo. */
const CAPACITY = 8 * 1024 * 1024;
/** Browsers and proxies may show a poster for a minute, as the other public pages. */
const SHARED = 'public, max-age=60';

/** Creates the PDF files of posters. Each content is rendered once. */
export function createPosterFiles(db: Db, renderer: Pick<PublicRenderer, 'readPoster'>) {
  const rendered = createLru<Sendable>(CAPACITY);
  const running = new Map<string, Promise<Sendable>>();
  return {
    async send(request: Request, found: FoundPoster, size: PosterSize): Promise<Response> {
      const { branch, brand, company, names, url } = found;
      // Fonts and their library are loaded with the first poster.
      const { posterKey, readPosterLogo, renderPosterPdf } = await import('./poster-print.ts');
      const [content, logo] = await Promise.all([
        renderer.readPoster({ names, url }),
        readPosterLogo(db, company.company_logo),
      ]);
      const poster = { content, colors: posterColors(brand), logo, size };
      const key = posterKey(poster);
      const stored = rendered.get(key);
      if (stored !== undefined) return send(request, stored);
      const render = async () => {
        const bytes = await renderPosterPdf(poster);
        const file = toSendable(bytes, `poster-${keyOf(branch)}-${size.toLowerCase()}.pdf`);
        rendered.set(key, file, bytes.byteLength);
        return file;
      };
      const file = running.get(key) ?? render().finally(() => running.delete(key));
      running.set(key, file);
      return send(request, await file);
    },
  };
}

function toSendable(bytes: Uint8Array<ArrayBuffer>, name: string): Sendable {
  return {
    body: createBody(bytes),
    compressible: false,
    etag: etagOf(bytes),
    headers: {
      'cache-control': SHARED,
      'content-disposition': `inline; filename="${name}"`,
      'content-type': 'application/pdf',
    },
  };
}
