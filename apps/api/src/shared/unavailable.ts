/** Something outside of the server is away for now. Clients are answered `SERVICE_UNAVAILABLE`. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}
