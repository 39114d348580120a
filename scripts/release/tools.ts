import { spawn } from 'node:child_process';

/** Where and how to run a command. */
export interface CommandOptions {
  cwd?: string;
  /** Added to the environment. */
  env?: Readonly<Record<string, string>>;
}

export type Command = readonly [program: string, ...args: string[]];

/** What making a release depends on; replaced in tests. */
export interface Tools {
  /** Runs a command with its output shown. Rejects if it fails. */
  run(command: Command, options?: CommandOptions): Promise<void>;
  /** Runs a command and returns its output. Rejects if it fails. */
  read(command: Command, options?: CommandOptions): Promise<string>;
  say(line: string): void;
}

/**
 * Runs commands in a folder.
 *
 * @param root working directory of commands without another one
 * @param signal stops the command that is running
 */
export function commandLine(root: string, signal: AbortSignal): Tools {
  const start = (command: Command, { cwd = root, env }: CommandOptions, stdout: 'inherit' | 'pipe') =>
    new Promise<string>((done, fail) => {
      const [program, ...args] = command;
      const stdio = ['ignore', stdout, 'inherit'] as const;
      const child = spawn(program, args, {
        cwd,
        env: { ...process.env, ...env },
        stdio: [...stdio],
        signal,
      });
      let output = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
      let failure: Error | undefined;
      child.on('error', (error) => {
        failure = error;
        // No process, so it never closes.
        if (child.pid === undefined) fail(error);
      });
      // An aborted command may still write until it is closed.
      child.on('close', (code, killedBy) => {
        if (!failure && code === 0) done(output);
        else if (signal.aborted) fail(signal.reason);
        else fail(failure ?? new Error(`${command.join(' ')} failed: ${killedBy ?? `exit code ${code}`}`));
      });
    });
  return {
    run: async (command, options = {}) => void (await start(command, options, 'inherit')),
    read: (command, options = {}) => start(command, options, 'pipe'),
    say: (line) => console.log(line),
  };
}
