interface Place {
  readonly latitude: string;
  readonly longitude: string;
}

/** Returns the URL that shows a place in Google Maps. */
export function googleMapsLink({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

/** Returns the URL of directions in Google Maps from the device's location. */
export function googleDirectionsLink({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** Returns the URL of directions in Waze. */
export function wazeLink({ latitude, longitude }: Place): string {
  return `https://waze.com/ul?ll=${latitude},${longitude}&navigate=yes`;
}
