import type { Box, JsonObject } from './box-types.ts';

const jsonOf = (text: string): JsonObject => JSON.parse(text) as JsonObject; // what our own services answer

/** @param bodyOf reads the text of an answer; services of others may answer with something else than JSON */
export const postTo =
  (base: string, token: string, bodyOf = jsonOf): Box['post'] =>
  async (path, body, headers = {}) => {
    const response = await fetch(`${base}${path.startsWith('/') ? '' : '/'}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: bodyOf(await response.text()) };
  };
