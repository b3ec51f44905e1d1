/** Why a server cannot listen, in one sentence with a stable code: the same for the command line and for embedders. */
import { startProblem, type StartProblem } from '../../common/start-error.ts';

type SystemError = NodeJS.ErrnoException & { readonly port?: number };

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'syscall' in error && 'code' in error;

/** The caller's names for the settings. */
export type ListenSettings = { readonly ports: string; readonly host: string };

/** `listen EADDRNOTAVAIL: address not available 10.0.0.1:8080` → `10.0.0.1`. */
const hostIn = (message: string): string => /: .* (\S+?)(?::\d+)?$/.exec(message)?.[1] ?? 'that host';

/** Undefined for errors of anything but listening. `getaddrinfo` looks up the name of the host. */
export const listenProblem = (error: unknown, { ports, host }: ListenSettings): StartProblem | undefined => {
  if (!isSystemError(error)) return undefined;
  const { syscall, code, port, message } = error;
  if (syscall === 'getaddrinfo') {
    const [, name = ''] = /getaddrinfo \S+ (\S+)/.exec(message) ?? [];
    return startProblem(
      'host-not-available',
      `Cannot listen on ${host} ${name}: the name is unknown. Name an address of this machine: 127.0.0.1, or 0.0.0.0 for all.`,
    );
  }
  if (syscall !== 'listen' && syscall !== 'bind') return undefined;
  switch (code) {
    case 'EADDRINUSE':
      return startProblem(
        'port-taken',
        `Port ${String(port)} is taken. Stop what listens there, or choose another with ${ports} (0 takes a free one).`,
      );
    case 'EACCES':
      return startProblem(
        'port-not-allowed',
        `Port ${String(port)} is reserved for the administrator. Choose one from 1024 upwards with ${ports} (0 takes a free one).`,
      );
    default:
      return startProblem(
        'host-not-available',
        `Cannot listen on ${hostIn(message)}: this machine has no such address (${code ?? ''}). Name one that it has with ${host}: 127.0.0.1, or 0.0.0.0 for all.`,
      );
  }
};
