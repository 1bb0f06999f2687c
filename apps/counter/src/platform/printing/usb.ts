/** Subset of WebUSB used here. The types of TypeScript do not contain it. */

interface UsbEndpoint {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
  readonly type: 'bulk' | 'interrupt' | 'isochronous';
}

export interface UsbAlternate {
  readonly alternateSetting: number;
  readonly interfaceClass: number;
  readonly interfaceProtocol: number;
  readonly endpoints: readonly UsbEndpoint[];
}

interface UsbInterface {
  readonly interfaceNumber: number;
  readonly alternates: readonly UsbAlternate[];
}

export interface UsbConfiguration {
  readonly configurationValue: number;
  readonly interfaces: readonly UsbInterface[];
}

type UsbStatus = 'ok' | 'stall' | 'babble';

/** A request to the printer itself, beside its data. */
interface UsbControlRequest {
  readonly requestType: 'class';
  readonly recipient: 'interface';
  readonly request: number;
  readonly value: number;
  readonly index: number;
}

export interface UsbDevice {
  readonly opened: boolean;
  readonly configuration: UsbConfiguration | null;
  readonly configurations: readonly UsbConfiguration[];
  open(): Promise<void>;
  close(): Promise<void>;
  /** Withdraws the permission of the page. */
  forget(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(interfaceNumber: number): Promise<void>;
  selectAlternateInterface(interfaceNumber: number, alternateSetting: number): Promise<void>;
  clearHalt(direction: 'in' | 'out', endpointNumber: number): Promise<void>;
  controlTransferIn(
    request: UsbControlRequest,
    length: number,
  ): Promise<{ readonly data?: DataView | undefined; readonly status?: UsbStatus | undefined }>;
  transferOut(
    endpointNumber: number,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<{ readonly status: UsbStatus }>;
}

/** A printer was plugged in, or unplugged. */
export interface UsbConnectionEvent {
  readonly device: UsbDevice;
}

export interface Usb {
  /** Returns the devices that the person has permitted and that are plugged in. */
  getDevices(): Promise<UsbDevice[]>;
  /** Opens the browser's dialog. Rejects if the person chooses none. */
  requestDevice(options: {
    readonly filters: readonly { readonly classCode: number }[];
  }): Promise<UsbDevice>;
  addEventListener(
    type: 'connect' | 'disconnect',
    listener: (event: UsbConnectionEvent) => void,
  ): void;
}

/** Returns WebUSB; undefined in browsers without it, and on pages without HTTPS. */
export function usbOf(navigator: object): Usb | undefined {
  return 'usb' in navigator ? (navigator.usb as Usb) : undefined;
}
