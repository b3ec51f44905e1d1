import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import express, { type Express } from 'express';

class ExpressRequest extends IncomingMessage {}
class ExpressResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {}
Object.setPrototypeOf(ExpressRequest.prototype, express.request);
Object.setPrototypeOf(ExpressResponse.prototype, express.response);

/**
 * Options for `createServer` with which requests and responses are born as
 * Express wants them. Otherwise it gives each of them another prototype when
 * it arrives, after which V8 (that of Node 20) makes hidden classes for that
 * one object, and everything that touches it takes the slow way: a request
 * costs nearly three times as much.
 */
export const expressMessages = { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse } as const;

/**
 * Answers with an application that is not mounted in another and mounts none:
 * all of a process share their prototypes, so the messages know theirs themselves.
 */
export const listenerOf = (app: Express): RequestListener => {
  // Where Express looks when a message arrives: it finds nothing to change.
  Object.assign(app, { request: ExpressRequest.prototype, response: ExpressResponse.prototype });
  return (request, response) => {
    Object.assign(request, { app });
    Object.assign(response, { app });
    app(request, response);
  };
};
