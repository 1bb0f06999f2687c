import { createListeners } from '@claypot/domain/events';
import { findPrinterInterface, PRINTER_CLASS, type PrinterInterface } from './printer-interface.ts';
import type { Usb, UsbDevice } from './usb.ts';

type State = 'unsupported' | 'absent' | 'opening' | 'ready' | 'refused';
type Problem = 'PAPER' | 'DISCONNECTED' | 'REJECTED' | 'OTHER';

/** Bytes per transfer. Small printers have a buffer of a few kilobytes. */
const CHUNK = 4096;

/** Request of the printer class for its status, and the bit for "out of paper". */
const GET_PORT_STATUS = 1;
const NO_PAPER = 0x20;

/** An open printer. */
interface Open {
  readonly device: UsbDevice;
  readonly at: PrinterInterface;
}

/**
 * Creates the port of a printer at the cable by WebUSB. It opens a printer that the person has
 * permitted earlier, also when it is plugged in again. A printer that another page or program uses
 * is tried again, because a page that was just left may still have it.
 *
 * @param usb undefined in browsers without WebUSB
 * @param later runs a function after a few seconds
 */
export function createUsbPrinter(usb: Usb | undefined, later: (run: () => void) => void) {
  const { subscribe, notify } = createListeners();
  let state: State = usb === undefined ? 'unsupported' : 'absent';
  let printer: Open | null = null;
  /** The printer that is being opened. */
  let opening: UsbDevice | null = null;

  function become(next: State): void {
    if (state === next) return;
    state = next;
    notify();
  }

  async function open(device: UsbDevice): Promise<void> {
    const at = findPrinterInterface(device);
    if (at === null) return;
    opening = device;
    if (state !== 'refused') become('opening');
    const isClaimed = await claim(device, at);
    // It was unplugged, or the person has chosen another one.
    if (opening !== device) return;
    opening = null;
    if (isClaimed) {
      printer = { device, at };
      become('ready');
      return;
    }
    become('refused');
    later(() => {
      if (state === 'refused' && opening === null) void open(device);
    });
  }

  /** Opens the first permitted printer that is plugged in. */
  async function reopen(from: Usb): Promise<void> {
    const devices = await from.getDevices().catch(() => []);
    const known = devices.find((device) => findPrinterInterface(device) !== null);
    if (known !== undefined && printer === null && opening === null) await open(known);
  }

  async function choose(from: Usb): Promise<void> {
    const filters = [{ classCode: PRINTER_CLASS }];
    const chosen = await from.requestDevice({ filters }).catch(() => null);
    if (chosen === null || (printer?.device === chosen && state === 'ready')) return;
    const previous = printer?.device;
    printer = null;
    // A device prints by one printer. The permission of another one would be used after a reload.
    if (previous !== undefined && previous !== chosen) await forget(previous);
    await open(chosen);
  }

  async function write(bytes: Uint8Array<ArrayBuffer>): Promise<Problem | null> {
    if (printer === null) return 'DISCONNECTED';
    const { device, at } = printer;
    if (await isOutOfPaper(device, at)) return 'PAPER';
    try {
      for (let start = 0; start < bytes.length; start += CHUNK) {
        const chunk = bytes.slice(start, start + CHUNK);
        const { status } = await device.transferOut(at.endpoint, chunk);
        if (status === 'ok') continue;
        await device.clearHalt('out', at.endpoint);
        return 'REJECTED';
      }
      return null;
    } catch {
      return device.opened && printer?.device === device ? 'OTHER' : 'DISCONNECTED';
    }
  }

  usb?.addEventListener('connect', ({ device }) => {
    if (printer === null && opening === null) void open(device);
  });
  usb?.addEventListener('disconnect', ({ device }) => {
    const present = printer?.device ?? opening;
    if (present !== null && present !== device) return;
    printer = null;
    opening = null;
    become('absent');
  });
  if (usb !== undefined) void reopen(usb);

  return {
    state: () => state,
    connect: async () => {
      if (usb !== undefined) await choose(usb);
    },
    write,
    subscribe,
  };
}

/** Returns false if another program or page uses the printer, or if it was unplugged. */
async function claim(device: UsbDevice, at: PrinterInterface): Promise<boolean> {
  try {
    if (!device.opened) await device.open();
    if (device.configuration === null) await device.selectConfiguration(at.configuration);
    await device.claimInterface(at.number);
    if (at.alternate !== 0) await device.selectAlternateInterface(at.number, at.alternate);
    return true;
  } catch {
    return false;
  }
}

/** Printers without this status count as having paper. */
async function isOutOfPaper(device: UsbDevice, { number }: PrinterInterface): Promise<boolean> {
  const request = {
    requestType: 'class',
    recipient: 'interface',
    request: GET_PORT_STATUS,
    value: 0,
    index: number,
  } as const;
  const { data } = await device.controlTransferIn(request, 1).catch(() => ({ data: undefined }));
  return data !== undefined && data.byteLength > 0 && (data.getUint8(0) & NO_PAPER) !== 0;
}

async function forget(device: UsbDevice): Promise<void> {
  await device.close().catch(() => undefined);
  await device.forget().catch(() => undefined);
}
