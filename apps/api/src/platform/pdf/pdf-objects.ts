import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

const compress = promisify(deflate);
const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';

/** Number of an object in a file. */
export type ObjectId = number & { readonly kind: 'object' };

/** Collects the numbered objects of a PDF file. */
export interface PdfObjects {
  /** Reserves a number, so that objects can refer to each other. */
  reserve(): ObjectId;
  /** Adds an object, under its reserved number if it has one. @param value in the syntax of PDF */
  add(value: string, id?: ObjectId): ObjectId;
  /** Adds a compressed stream. @param entries further entries of its dictionary */
  addStream(bytes: Uint8Array | string, entries?: string): Promise<ObjectId>;
  /** Adds bytes that are compressed already. @param entries including the filter */
  addEncoded(bytes: Uint8Array, entries: string): ObjectId;
  /** Returns the file. @param catalog entries of its trailer */
  finish(root: ObjectId, info: ObjectId): Uint8Array<ArrayBuffer>;
}

/** Returns a reference to an object. */
export function refer(id: ObjectId): string {
  return `${id} 0 R`;
}

/** Returns a text as a string of PDF, in UTF-16. */
export function pdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

/** Creates an empty file. */
export function createPdfObjects(): PdfObjects {
  const bodies: Buffer[] = [];
  const reserve = () => bodies.push(Buffer.alloc(0)) as ObjectId;
  const put = (body: Buffer, id: ObjectId = reserve()) => {
    bodies[id - 1] = body;
    return id;
  };
  const addEncoded = (bytes: Uint8Array, entries: string) =>
    put(
      Buffer.concat([
        latin(`<< ${entries} /Length ${bytes.byteLength} >>\nstream\n`),
        bytes,
        latin('\nendstream'),
      ]),
    );
  return {
    reserve,
    add: (value, id) => put(latin(value), id),
    addEncoded,
    async addStream(bytes, entries = '') {
      const packed = await compress(typeof bytes === 'string' ? latin(bytes) : bytes);
      return addEncoded(packed, `${entries} /Filter /FlateDecode`);
    },
    finish(root, info) {
      const parts = [latin(HEADER)];
      let length = HEADER.length;
      const offsets = bodies.map((body, index) => {
        const offset = length;
        const object = Buffer.concat([latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n')]);
        parts.push(object);
        length += object.byteLength;
        return offset;
      });
      const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
      const size = bodies.length + 1;
      parts.push(
        latin(`xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}`),
        latin(`trailer\n<< /Size ${size} /Root ${refer(root)} /Info ${refer(info)} >>\n`),
        latin(`startxref\n${length}\n%%EOF\n`),
      );
      return new Uint8Array(Buffer.concat(parts));
    },
  };
}

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
