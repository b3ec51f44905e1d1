/** Both ends of SMTP by hand, for tests: a server that answers as instructed, and a client that sends anything. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type ScriptedServer = {
  readonly port: number;
  /** Commands of all connections, in order; a message counts as `<data>`. */
  readonly commands: readonly string[];
  readonly connections: () => number;
  readonly close: () => Promise<void>;
};

/** The answer to a command; undefined says nothing, `hang up` closes the connection. */
export type Script = (command: string, connection: number) => string | undefined;

const usual: Readonly<Record<string, string>> = {
  '<greeting>': '220 ready',
  EHLO: '250 localhost',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '<data>': '250 taken',
  RSET: '250 ok',
  QUIT: '221 bye',
};

/** Answers like every server, except for commands in the script. */
export const politely =
  (script: Readonly<Record<string, string>>): Script =>
  (command) => {
    const verb = command.split(' ')[0] ?? '';
    return script[command] ?? script[verb] ?? usual[verb] ?? '502 what?';
  };

export const startScriptedServer = async (script: Script): Promise<ScriptedServer> => {
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    const connection = count;
    sockets.add(socket);
    socket.on('error', () => undefined);
    let buffered = '';
    let inData = false;
    const answer = (command: string): void => {
      const reply = script(command, connection);
      if (reply === 'hang up') socket.destroy();
      else if (reply !== undefined) socket.write(`${reply}\r\n`);
      inData = reply?.startsWith('354') === true;
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      buffered += chunk;
      for (;;) {
        const end = buffered.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const command = inData ? '<data>' : buffered.slice(0, end);
        buffered = buffered.slice(end + (inData ? 5 : 2));
        commands.push(command);
        answer(command);
      }
    });
    answer('<greeting>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      for (const socket of sockets) socket.destroy();
    });
  return { port, commands, connections: () => count, close };
};

export type RawClient = {
  readonly write: (text: string) => void;
  /** The server's whole output, once it includes this. */
  readonly until: (text: string) => Promise<string>;
  /** The server's whole output, once it has hung up. */
  readonly closed: Promise<string>;
  /** Greets, and goes as far as the beginning of a message. */
  readonly beginMessage: () => Promise<void>;
  readonly destroy: () => void;
};

export const openRawClient = (port: number): RawClient => {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => {
      resolve(said);
    });
  });
  const until = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (!said.includes(text)) return;
        socket.off('data', look);
        resolve(said);
      };
      socket.on('data', look);
      void closed.then(() => {
        reject(new Error(`hung up before "${text}", after: ${said}`));
      });
      look();
    });
  const write = (text: string): void => {
    socket.write(text);
  };
  const beginMessage = async (): Promise<void> => {
    await until('220 ');
    write('EHLO me\r\nMAIL FROM:<a@x.co>\r\nRCPT TO:<b@x.co>\r\nDATA\r\n');
    await until('354 ');
  };
  return {
    write,
    beginMessage,
    until,
    closed,
    destroy: () => {
      socket.destroy();
    },
  };
};
