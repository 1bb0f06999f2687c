/** An external service is unavailable. Clients get `SERVICE_UNAVAILABLE`. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}
