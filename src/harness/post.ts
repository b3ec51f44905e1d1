import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import type { Box, JsonObject } from './box-types.ts';

const jsonOf = (body: string): JsonObject => JSON.parse(body) as JsonObject; // what our own services answer

const addressOf = (base: string, path: string): string => `${base}${path.startsWith('/') ? '' : '/'}${path}`;

const headersOf = (token: string, others: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  accept: 'application/json',
  authorization: `Bearer ${token}`,
  ...others,
});

/** @param bodyOf reads the text of an answer; services of others may answer with something else than JSON */
export const postTo =
  (base: string, token: string, bodyOf = jsonOf): Box['post'] =>
  async (path, body, headers = {}) => {
    const response = await fetch(addressOf(base, path), {
      method: 'POST',
      headers: headersOf(token, headers),
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: bodyOf(await response.text()) };
  };

/** To a service in this process, without `fetch`: Node takes 60 ms to load it, and `Headers` with it. */
export const postHere =
  (base: string, token: string): Box['post'] =>
  async (path, body, headers = {}) => {
    const request = http.request(addressOf(base, path), { method: 'POST', headers: headersOf(token, headers) });
    request.end(JSON.stringify(body));
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]; // Node's own event
    return {
      status: response.statusCode ?? 0,
      get headers() {
        return new Headers(
          Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          ),
        );
      },
      body: jsonOf(await text(response)),
    };
  };
