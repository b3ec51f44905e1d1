import { IncomingMessage, ServerResponse, type ServerOptions } from 'node:http';
import type { Express } from 'express';

type Messages = Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>;

/** A class of messages is given what Express has put on the prototype of its own. */
const adopt = (prototype: object, given: object): void => {
  Object.setPrototypeOf(prototype, Object.getPrototypeOf(given) as object); // that of a plain object is never null
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(given));
};

const made = new WeakMap<Express, Messages>();

/**
 * Options for `createServer` with which requests and responses are born as
 * those of the application. Otherwise Express gives each of them another
 * prototype when it arrives, after which V8 (that of Node 20) makes hidden
 * classes for that one object, and everything that touches it takes the slow
 * way: a request costs nearly three times as much.
 */
export const messagesOf = (app: Express): Messages => {
  const known = made.get(app);
  if (known !== undefined) return known;

  class AppRequest extends IncomingMessage {}
  class AppResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {}
  adopt(AppRequest.prototype, app.request);
  adopt(AppResponse.prototype, app.response);
  // Where Express looks when a request arrives: it finds nothing to change.
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  const messages = { IncomingMessage: AppRequest, ServerResponse: AppResponse };
  made.set(app, messages);
  return messages;
};
