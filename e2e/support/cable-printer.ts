import type { BrowserContext, Page } from '@playwright/test';

/** The printer at the cable that {@link plugInPrinter} adds to a page. */
interface CablePrinterState {
  /** Jobs as text. Chinese is not decoded. */
  readonly jobs: string[];
  isBroken: boolean;
}

declare global {
  interface Window {
    cablePrinter?: CablePrinterState;
    /** Number of print dialogs. */
    printDialogs?: number;
  }
}

/** Adds a printer at the cable, and counts print dialogs instead of opening them. */
export async function plugInPrinter(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const printer: CablePrinterState = { jobs: [], isBroken: false };
    const configuration = {
      configurationValue: 1,
      interfaces: [
        {
          interfaceNumber: 0,
          alternates: [
            {
              alternateSetting: 0,
              interfaceClass: 7,
              interfaceProtocol: 2,
              endpoints: [{ endpointNumber: 1, direction: 'out', type: 'bulk' }],
            },
          ],
        },
      ],
    };
    const nothing = async () => undefined;
    const device = {
      opened: true,
      configuration,
      configurations: [configuration],
      open: nothing,
      close: nothing,
      forget: nothing,
      selectConfiguration: nothing,
      claimInterface: nothing,
      selectAlternateInterface: nothing,
      clearHalt: nothing,
      controlTransferIn: async () => ({ status: 'ok' }),
      async transferOut(_endpoint: number, data: Uint8Array) {
        if (printer.isBroken) throw new DOMException('A transfer error.', 'NetworkError');
        printer.jobs.push(new TextDecoder('latin1').decode(data));
        return { status: 'ok' };
      },
    };
    const usb = {
      getDevices: async () => [],
      requestDevice: async () => device,
      addEventListener: () => undefined,
    };
    Object.defineProperty(navigator, 'usb', { value: usb });
    window.cablePrinter = printer;
    window.printDialogs = 0;
    window.print = () => {
      window.printDialogs = (window.printDialogs ?? 0) + 1;
    };
  });
}

/** Returns the jobs that the printer has taken. */
export function printedJobs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.cablePrinter?.jobs ?? []);
}

/** Lets the printer fail, or work again. */
export async function breakPrinter(page: Page, isBroken: boolean): Promise<void> {
  await page.evaluate((next) => {
    if (window.cablePrinter) window.cablePrinter.isBroken = next;
  }, isBroken);
}
