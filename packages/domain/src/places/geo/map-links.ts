interface Place {
  readonly latitude: string;
  readonly longitude: string;
}

/** Shows a place in Google Maps. */
export function googleMapsLink({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** The way to a place in Google Maps, from where the device is. */
export function googleDirectionsLink({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** The way to a place in Waze. */
export function wazeLink({ latitude, longitude }: Place): string {
  return `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`;
}
