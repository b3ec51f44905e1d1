/** The requests that a service is answering. */
import type { RequestListener, ServerResponse } from 'node:http';

export type InProgress = {
  /** The same listener; its requests count until they have their answer. */
  readonly counting: (listener: RequestListener) => RequestListener;
  /** Streams of events, which have no end of their own, are left out. */
  readonly count: () => number;
  /** Ends streams of events, whose readers connect again elsewhere. */
  readonly endStreams: () => void;
};

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream');

/** @param isLast whether a connection is closed behind the answer, so that its client opens the next one elsewhere */
export const createInProgress = (isLast: () => boolean): InProgress => {
  const responses = new Set<ServerResponse>();
  return {
    counting: (listener) => (request, response) => {
      responses.add(response);
      response.once('close', () => responses.delete(response));
      if (isLast()) response.setHeader('Connection', 'close');
      listener(request, response);
    },
    count: () => [...responses].filter((response) => !isStream(response)).length,
    endStreams: () => {
      for (const response of responses) if (isStream(response)) response.end();
    },
  };
};
