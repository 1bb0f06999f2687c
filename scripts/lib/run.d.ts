/** How a finished command went; `output` holds stdout and stderr in the order they came. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly milliseconds: number;
}
interface RunOptions {
  /** Show the output while it comes, besides collecting it. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}
/** Runs a command to its end and never rejects: a command that cannot start ends with code 127. */
export declare function run(
  command: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<Outcome>;
