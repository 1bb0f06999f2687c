import { replies } from '@claypot/domain/testing';
import { describe, expect, test, vi } from 'vitest';
import { fakeUsb, fakeUsbDevice, PRINTER } from './fake-usb.ts';
import { usbOf } from './usb.ts';
import { createUsbPrinter } from './usb-printer.ts';

const never = () => undefined;

/** Returns a printer that the person has permitted on an earlier page. */
async function openKnown(known = fakeUsbDevice()) {
  const world = fakeUsb([known.device]);
  const retries: (() => void)[] = [];
  const later = (run: () => void) => void retries.push(run);
  const printer = createUsbPrinter(world.usb, later);
  await replies();
  const retry = async () => {
    retries.shift()?.();
    await replies();
  };
  return { ...known, ...world, printer, retry };
}

test('is unsupported in browsers without WebUSB, where connecting has no effect', async () => {
  const printer = createUsbPrinter(usbOf({}), never);
  await printer.connect();
  expect(printer.state()).toBe('unsupported');
  expect(await printer.write(Uint8Array.of(1))).toBe('DISCONNECTED');
});

describe('opening', () => {
  test('opens a permitted printer at the start and claims its interface', async () => {
    const { calls, printer } = await openKnown();
    expect(printer.state()).toBe('ready');
    expect(calls).toEqual(['open', 'configuration 1', 'claim 3']);
  });

  test('is absent without a permitted printer', async () => {
    const printer = createUsbPrinter(fakeUsb().usb, never);
    await replies();
    expect(printer.state()).toBe('absent');
  });

  test('opens the printer that the person chooses', async () => {
    const world = fakeUsb();
    const printer = createUsbPrinter(world.usb, never);
    await replies();
    const heard = vi.fn(() => printer.state());
    printer.subscribe(heard);
    world.chosen.device = fakeUsbDevice().device;
    await printer.connect();
    expect(heard.mock.results.map(({ value }) => value)).toEqual(['opening', 'ready']);
  });

  test('stays absent when the person closes the dialog', async () => {
    const printer = createUsbPrinter(fakeUsb().usb, never);
    await printer.connect();
    expect(printer.state()).toBe('absent');
  });

  test('keeps an open printer when the person closes the dialog or chooses it again', async () => {
    const { calls, chosen, device, printer } = await openKnown();
    await printer.connect();
    chosen.device = device;
    await printer.connect();
    expect(printer.state()).toBe('ready');
    expect(calls).toEqual(['open', 'configuration 1', 'claim 3']);
  });

  test('withdraws the permission of the previous printer', async () => {
    const { calls, chosen, printer } = await openKnown();
    const other = fakeUsbDevice();
    chosen.device = other.device;
    await printer.connect();
    expect(calls).toEqual(expect.arrayContaining(['close', 'forget']));
    await printer.write(Uint8Array.of(7));
    expect(other.written).toEqual([7]);
  });

  test('is refused when another program uses the printer, until the person connects again', async () => {
    const known = fakeUsbDevice();
    known.state.isInUse = true;
    const { chosen, device, printer } = await openKnown(known);
    expect(printer.state()).toBe('refused');
    known.state.isInUse = false;
    chosen.device = device;
    await printer.connect();
    expect(printer.state()).toBe('ready');
  });

  test('tries a printer again that another page used', async () => {
    const known = fakeUsbDevice();
    known.state.isInUse = true;
    const { printer, retry } = await openKnown(known);
    const heard = vi.fn();
    printer.subscribe(heard);
    await retry();
    expect(heard).not.toHaveBeenCalled();
    known.state.isInUse = false;
    await retry();
    expect(printer.state()).toBe('ready');
  });

  test('is absent when the printer is unplugged while it is opened', async () => {
    const known = fakeUsbDevice();
    const world = fakeUsb([known.device]);
    const printer = createUsbPrinter(world.usb, never);
    const opened = Promise.withResolvers<void>();
    known.device.open = () => opened.promise;
    await replies();
    expect(printer.state()).toBe('opening');
    world.unplug(known.device);
    opened.resolve();
    await replies();
    expect(printer.state()).toBe('absent');
  });

  test('selects the alternate that takes print data, not IPP over USB', async () => {
    const ipp = { ...PRINTER, interfaceProtocol: 4 };
    const { calls } = await openKnown(fakeUsbDevice([ipp, { ...PRINTER, alternateSetting: 1 }]));
    expect(calls).toContain('alternate 3 1');
  });

  test('ignores devices that are no printers', async () => {
    const { printer } = await openKnown(fakeUsbDevice([{ ...PRINTER, interfaceClass: 8 }]));
    expect(printer.state()).toBe('absent');
  });
});

describe('plugging', () => {
  test('is absent once the printer is unplugged, and ready when it is back', async () => {
    const { device, plugIn, printer, unplug } = await openKnown();
    unplug(device);
    expect(printer.state()).toBe('absent');
    expect(await printer.write(Uint8Array.of(1))).toBe('DISCONNECTED');
    plugIn(fakeUsbDevice().device);
    await replies();
    expect(printer.state()).toBe('ready');
  });

  test('ignores another device that is unplugged', async () => {
    const { printer, unplug } = await openKnown();
    unplug(fakeUsbDevice().device);
    expect(printer.state()).toBe('ready');
  });

  test('is absent when a refused printer is unplugged', async () => {
    const known = fakeUsbDevice();
    known.state.isInUse = true;
    const { device, printer, unplug } = await openKnown(known);
    unplug(device);
    expect(printer.state()).toBe('absent');
  });
});

describe('write', () => {
  test('sends all bytes in chunks to the bulk OUT endpoint', async () => {
    const { calls, printer, sizes, written } = await openKnown();
    const bytes = Uint8Array.from({ length: 10_000 }, (_, index) => index % 256);
    expect(await printer.write(bytes)).toBeNull();
    expect(sizes).toEqual([4096, 4096, 1808]);
    expect(written).toEqual([...bytes]);
    expect(calls.filter((call) => call.startsWith('out'))).toEqual(['out 2', 'out 2', 'out 2']);
  });

  test('returns PAPER and sends nothing when the printer reports that it has none', async () => {
    const { printer, state, written } = await openKnown();
    state.status = 0x38;
    expect(await printer.write(Uint8Array.of(1))).toBe('PAPER');
    expect(written).toEqual([]);
  });

  test('prints on a printer that does not report its status', async () => {
    const { device, printer, written } = await openKnown();
    device.controlTransferIn = () => Promise.reject(new DOMException('Stalled', 'NetworkError'));
    expect(await printer.write(Uint8Array.of(1))).toBeNull();
    expect(written).toEqual([1]);
  });

  test('returns REJECTED and clears the halt when the printer stalls', async () => {
    const { calls, printer, state } = await openKnown();
    state.transfer = async () => 'stall';
    expect(await printer.write(Uint8Array.of(1))).toBe('REJECTED');
    expect(calls).toContain('clearHalt out 2');
  });

  test('returns DISCONNECTED when the cable is removed during the job', async () => {
    const { device, printer, state, unplug } = await openKnown();
    state.transfer = async () => {
      state.opened = false;
      unplug(device);
      throw new DOMException('The device was disconnected.', 'NotFoundError');
    };
    expect(await printer.write(Uint8Array.of(1))).toBe('DISCONNECTED');
    expect(printer.state()).toBe('absent');
  });

  test('returns OTHER when a transfer fails while the printer stays', async () => {
    const { printer, state } = await openKnown();
    state.transfer = () => Promise.reject(new DOMException('A transfer error.', 'NetworkError'));
    expect(await printer.write(Uint8Array.of(1))).toBe('OTHER');
  });
});
