/** Failures as other services of the dialect answer them: their clients look for `success: false` and compare sentences. */
import { refusedAsDialect, speaksDialect } from './compatibility.ts';
import type { ApiAnswer, Handler } from './http.ts';
import type { Problem } from './problem.ts';

export const isDownMessage =
  'El servicio de la DIAN no está disponible en este momento. Por favor, inténtelo más tarde.';

/** What other services say; undefined for failures that they answer as this one does. */
const sentences: Readonly<Partial<Record<Problem['code'], (message: string) => string>>> = {
  'number-already-accepted': () => 'Este documento ya fue enviado anteriormente, se registra en la base de datos.',
  'authority-unreachable': () => isDownMessage,
  'authority-timeout': () => isDownMessage,
  'authority-not-asked': () => isDownMessage,
  'authority-unreadable': () => 'El servicio DIAN no se encuentra disponible en el momento, reintente mas tarde...',
  'authority-fault': (message) => `Problema con el documento : ${message}`,
  'certificate-not-configured': (message) => message,
};

/** What this service says is in `detail`. */
const inDialect = (answer: ApiAnswer, more: object): ApiAnswer => {
  const { code, message: detail = '' } = answer.body as Partial<Pick<Problem, 'code' | 'message'>>; // of any answer, these are ours
  const sentence = code === undefined ? undefined : sentences[code];
  return sentence === undefined ? answer : refusedAsDialect(answer, { message: sentence(detail), detail, ...more });
};

/**
 * A handler whose failures are those of other services, for their clients.
 *
 * @param more keys of the path's own, such as a `success` that is a text there
 */
export const failingInDialect =
  (handle: Handler, more: object = {}): Handler =>
  async (request, services) => {
    const answer = await handle(request, services);
    return speaksDialect(services) ? inDialect(answer, more) : answer;
  };
