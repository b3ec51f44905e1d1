/** The sockets to one server: they keep the process alive while a message is on its way, and only then. */
import { connect, type Socket } from 'node:net';

export type SocketOptions = { readonly host: string; readonly port: number; readonly timeoutMs: number };

type Opened = (error: Error | null, socket?: Socket) => void;

export type Sockets = {
  /** Connects; calls back once, with a socket or with the reason why there is none. */
  readonly open: (opened: Opened) => void;
  /** A message is on its way, until what is returned is called. */
  readonly hold: () => () => void;
};

const connectWithin = ({ host, port, timeoutMs }: SocketOptions): Socket => {
  const socket = connect({ host, port });
  socket.setTimeout(timeoutMs, () => {
    if (socket.connecting) socket.destroy(Object.assign(new Error('connect timed out'), { code: 'ETIMEDOUT' }));
  });
  return socket;
};

export const createSockets = (options: SocketOptions): Sockets => {
  const sockets = new Set<Socket>();
  let held = 0;

  const watch = (socket: Socket, opened: Opened): void => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
    });
    // Later errors have their own listeners. This one stays, so that no error is ever without a listener.
    let settled = false;
    const settle: Opened = (error, connected) => {
      if (settled) return;
      settled = true;
      opened(error, connected);
    };
    socket.on('error', settle);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeAllListeners('timeout');
      settle(null, socket);
    });
  };

  const open = (opened: Opened): void => {
    try {
      watch(connectWithin(options), opened);
    } catch (error) {
      // Not a valid port.
      opened(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const hold = (): (() => void) => {
    held += 1;
    for (const socket of sockets) socket.ref();
    return () => {
      held -= 1;
      if (held > 0) return;
      for (const socket of sockets) socket.unref();
    };
  };

  return { open, hold };
};
