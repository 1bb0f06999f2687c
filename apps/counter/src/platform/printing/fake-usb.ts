import type { Usb, UsbAlternate, UsbConnectionEvent, UsbDevice } from './usb.ts';

/** A printer alternate with a bulk OUT endpoint. */
export const PRINTER: UsbAlternate = {
  alternateSetting: 0,
  interfaceClass: 7,
  interfaceProtocol: 2,
  endpoints: [
    { endpointNumber: 1, direction: 'in', type: 'bulk' },
    { endpointNumber: 2, direction: 'out', type: 'bulk' },
  ],
};

/** Returns a device that records its calls. `alternates` are those of its only interface. */
export function fakeUsbDevice(alternates: readonly UsbAlternate[] = [PRINTER]) {
  const calls: string[] = [];
  const written: number[] = [];
  const sizes: number[] = [];
  const configuration = {
    configurationValue: 1,
    interfaces: [{ interfaceNumber: 3, alternates }],
  };
  const state = {
    opened: false,
    isInUse: false,
    status: 0x18,
    transfer: async (): Promise<'ok' | 'stall'> => 'ok',
  };
  const device: UsbDevice = {
    get opened() {
      return state.opened;
    },
    configuration: null,
    configurations: [configuration],
    async open() {
      calls.push('open');
      state.opened = true;
    },
    async close() {
      calls.push('close');
      state.opened = false;
    },
    async forget() {
      calls.push('forget');
    },
    async selectConfiguration(value) {
      calls.push(`configuration ${value}`);
    },
    async claimInterface(number) {
      calls.push(`claim ${number}`);
      if (state.isInUse) throw new DOMException('Unable to claim interface.', 'NetworkError');
    },
    async selectAlternateInterface(number, alternate) {
      calls.push(`alternate ${number} ${alternate}`);
    },
    async clearHalt(direction, endpoint) {
      calls.push(`clearHalt ${direction} ${endpoint}`);
    },
    async controlTransferIn({ request, index }) {
      calls.push(`status ${request} ${index}`);
      return { data: new DataView(Uint8Array.of(state.status).buffer), status: 'ok' };
    },
    async transferOut(endpoint, data) {
      calls.push(`out ${endpoint}`);
      const status = await state.transfer();
      if (status === 'ok') {
        sizes.push(data.length);
        written.push(...data);
      }
      return { status };
    },
  };
  return { device, calls, written, sizes, state };
}

/** Returns WebUSB with the given permitted devices. The test plugs devices in and out. */
export function fakeUsb(permitted: readonly UsbDevice[] = []) {
  const listeners = { connect: new Set<Listener>(), disconnect: new Set<Listener>() };
  const chosen: { device: UsbDevice | null } = { device: null };
  const usb: Usb = {
    getDevices: async () => [...permitted],
    async requestDevice() {
      if (chosen.device !== null) return chosen.device;
      throw new DOMException('No device selected.', 'NotFoundError');
    },
    addEventListener: (type, listener) => void listeners[type].add(listener),
  };
  return {
    usb,
    /** The device that the person chooses next; null closes the dialog. */
    chosen,
    plugIn: (device: UsbDevice) => emit(listeners.connect, device),
    unplug: (device: UsbDevice) => emit(listeners.disconnect, device),
  };
}

type Listener = (event: UsbConnectionEvent) => void;

function emit(listeners: ReadonlySet<Listener>, device: UsbDevice): void {
  for (const listener of listeners) listener({ device });
}
