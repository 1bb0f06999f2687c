import { line } from '@claypot/domain/flows';
import type { Language } from '@claypot/domain/ports';
import type { Printer, PrinterKind } from '@claypot/sdk/counter';
import * as v from 'valibot';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { CounterRuntime } from '../../app/ports.ts';

/** Maximum length of a printer's name, in characters. */
const NAME_LENGTH = 40;

const KINDS = ['star_cloudprnt', 'epson_sdp', 'usb'] as const satisfies readonly PrinterKind[];

const LANGUAGES = ['en', 'zh_CN'] as const satisfies readonly Language[];

const settings = {
  name: v.pipe(line(NAME_LENGTH), v.nonEmpty(message('NAME_REQUIRED'))),
  prints_kitchen: v.boolean(),
  prints_receipts: v.boolean(),
  /** Language of the headings. */
  language: v.picklist(LANGUAGES),
};

const addPrinterSchema = v.object({ ...settings, kind: v.picklist(KINDS) });

export type AddPrinterValues = v.InferInput<typeof addPrinterSchema>;

/** Input of the form of a new printer. */
export interface AddPrinterInput {
  branch_id: string;
  kind: PrinterKind;
}

/** Creates the form that adds a printer. Emits `printer.added` with its address. */
export function createAddPrinter({
  api,
  emit,
  language,
}: Pick<CounterRuntime, 'api' | 'emit' | 'language'>) {
  return createForm({
    schema: addPrinterSchema,
    initial: ({ kind }: AddPrinterInput): AddPrinterValues => ({
      name: '',
      kind,
      prints_kitchen: true,
      prints_receipts: true,
      language: language.get(),
    }),
    async submit(printer, signal, { branch_id }) {
      const added = await api.addPrinter({ body: { branch_id, ...printer } }, { signal });
      emit({ type: 'printer.added', added });
    },
  });
}

const updatePrinterSchema = v.object(settings);

export type UpdatePrinterValues = v.InferInput<typeof updatePrinterSchema>;

/** Creates the form that changes a printer. Start it with the printer as `input`. */
export function createUpdatePrinter({ api, emit }: Pick<CounterRuntime, 'api' | 'emit'>) {
  return createForm({
    schema: updatePrinterSchema,
    initial: ({
      language,
      name,
      prints_kitchen,
      prints_receipts,
    }: Printer): UpdatePrinterValues => ({
      name,
      prints_kitchen,
      prints_receipts,
      language,
    }),
    async submit(body, signal, { id }) {
      await api.updatePrinter({ path: { id }, body }, { signal });
      emit({ type: 'printers.changed' });
    },
  });
}
