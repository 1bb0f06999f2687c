/** The command cannot be carried out as typed; the message says what to do. */
export class CommandRejected extends Error {
  override readonly name = 'CommandRejected';
}
