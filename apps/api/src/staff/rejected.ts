/** The command cannot be carried out as typed; the message contains what to do. */
export class CommandRejected extends Error {
  override readonly name = 'CommandRejected';
}
