import { once } from 'node:events';
import { McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { Readable, Writable } from 'node:stream';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { nearest } from '../../common/nearest.ts';
import { isObject } from '../../common/json/is-object.ts';
import { ownVersion } from '../../harness/own-version.ts';
import { boxOptionsOf, type BoxFlags } from '../shared/box-options.ts';
import { note } from '../shared/output.ts';
import { chosen, spoken } from '../shared/spoken.ts';
import { onSignal } from '../shared/stopping.ts';
import { errorResult, resultFor, type Result } from './answer.ts';
import { readResource, resources, resourceTemplates } from './resources.ts';
import { openSession, type Session } from './session.ts';
import { call, schemaOf, type Tool } from './tool.ts';
import { tools } from './tools.ts';

const instructions: Bilingual = {
  en: 'Ensayo stands in for DIAN, the tax authority of Colombia. Try a request with issue, judge the XML of your own service with judge, and correct what each finding names under field and fix. Nothing leaves this machine. Read ensayo://docs/skill first.',
  es: 'Ensayo reemplaza a la DIAN para pruebas. Pruebe una solicitud con issue, valide el XML de su servicio con judge y corrija lo que cada hallazgo indica en field y fix. Nada sale de este equipo. Lea primero ensayo://docs/skill.',
};

/** @throws ProtocolError, as the protocol wants it for a tool that it does not list */
const toolNamed = (name: string): Tool => {
  const found = tools.find((each) => each.name === name);
  if (found !== undefined) return found;
  const names = tools.map((each) => each.name);
  const near = nearest(name, names);
  const meant =
    near === undefined ? { en: '', es: '' } : { en: ` Did you mean ${near}?`, es: ` ¿Quiso decir ${near}?` };
  const received = name.slice(0, 100);
  const message = chosen({
    en: `There is no tool "${received}".${meant.en} Expected ${names.join(', ')}.`,
    es: `No existe la herramienta "${received}".${meant.es} Se esperaba ${names.join(', ')}.`,
  });
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, message, {
    code: 'unknown-tool',
    received,
    expected: names,
  });
};

/** A limit names a number of items, as many as are wanted. */
const wantsMore = (given: unknown): boolean => isObject(given) && (given.detail === true || given.limit !== undefined);

const answered = async (named: Tool, given: unknown, session: Session): Promise<Result> => {
  try {
    return resultFor(await call(named, given, session), wantsMore(given));
  } catch (error) {
    return errorResult(error);
  }
};

const listed = (each: Tool) => ({
  name: each.name,
  description: chosen(each.about),
  inputSchema: schemaOf(each, spoken()),
  annotations: { readOnlyHint: each.writes !== true, openWorldHint: false },
});

/** Its own checks of arguments would give no code, and texts in English only: the handlers are ours. */
const serverFor = (session: Session): McpServer => {
  const protocol = new McpServer(
    { name: 'ensayo', title: 'Ensayo', version: ownVersion() },
    { capabilities: { tools: {}, resources: {} }, instructions: chosen(instructions) },
  );
  const { server } = protocol;
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(listed) }));
  server.setRequestHandler('tools/call', ({ params }) =>
    answered(toolNamed(params.name), params.arguments ?? {}, session),
  );
  server.setRequestHandler('resources/list', () => ({ resources: resources(session.language) }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: resourceTemplates() }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(params.uri, session.language));
  return protocol;
};

/** Until the input ends, or a signal tells it to; then the services of the session stop, which another signal cuts short. */
export const serveOver = async (input: Readable, output: Writable, session: Session): Promise<void> => {
  const stopping = new AbortController();
  const stop = (): void => {
    stopping.abort();
  };
  const release = onSignal(stop);
  const ended = once(stopping.signal, 'abort');
  // The client closes its end when it is done, and may send a signal right behind.
  for (const event of ['end', 'close', 'error'] as const) input.once(event, stop);
  const handle = serveStdio(() => serverFor(session), {
    transport: new StdioServerTransport(input, output),
    onerror: (error) => {
      note(`ensayo mcp: ${error.message.slice(0, 500)}`);
    },
  });
  await ended;
  await handle.close();
  await session.close();
  release();
};

/** `ensayo mcp`. Standard output is the protocol's; logs go to standard error. */
export const serveMcp = async (flags: BoxFlags): Promise<void> =>
  serveOver(process.stdin, process.stdout, openSession(spoken(), await boxOptionsOf(flags)));
