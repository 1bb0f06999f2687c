import type { UsbConfiguration, UsbDevice } from './usb.ts';

/** USB class of printers. */
export const PRINTER_CLASS = 7;

/** Protocol of IPP over USB, which takes no ESC/POS. */
const IPP = 4;

/** Interface and endpoint of a device that take print data. */
export interface PrinterInterface {
  readonly configuration: number;
  readonly number: number;
  readonly alternate: number;
  /** Bulk OUT endpoint. */
  readonly endpoint: number;
}

/** Returns the printer interface of a device; null if it has none. */
export function findPrinterInterface({
  configuration,
  configurations,
}: Pick<UsbDevice, 'configuration' | 'configurations'>): PrinterInterface | null {
  const present = configuration === null ? configurations : [configuration];
  return present.flatMap(interfacesIn)[0] ?? null;
}

function interfacesIn({ configurationValue, interfaces }: UsbConfiguration): PrinterInterface[] {
  return interfaces.flatMap(({ interfaceNumber, alternates }) =>
    alternates
      .filter(
        ({ interfaceClass, interfaceProtocol }) =>
          interfaceClass === PRINTER_CLASS && interfaceProtocol !== IPP,
      )
      .flatMap(({ alternateSetting, endpoints }) =>
        endpoints
          .filter(({ direction, type }) => direction === 'out' && type === 'bulk')
          .map(({ endpointNumber }) => ({
            configuration: configurationValue,
            number: interfaceNumber,
            alternate: alternateSetting,
            endpoint: endpointNumber,
          })),
      ),
  );
}
