/** One call of the control API, from a program over HTTP or from a form of the console. */
import {
  about,
  invalidBody,
  type ControlAnswer,
  type ControlCall,
  type ControlProblem,
  type ControlRoute,
} from './route.ts';
import { bodyProblems } from './validate.ts';

const noBodyTaken: ControlProblem = {
  status: 422,
  code: 'invalid-body',
  message: {
    en: 'This operation takes no body. Send it without one.',
    es: 'Esta operación no toma cuerpo. Envíela sin él.',
  },
};

/** Undefined if the body is valid for the route. */
const bodyRefusal = (route: ControlRoute, body: unknown): ControlProblem | undefined => {
  if (route.body === undefined) return body === undefined ? undefined : noBodyTaken;
  const errors = bodyProblems(route.body, body);
  const [first] = errors;
  if (first === undefined) return undefined;
  return {
    status: 422,
    code: 'invalid-body',
    message: about(invalidBody, first, errors.length - 1),
    errors,
  };
};

/** Validates the body against the schema of the route and, if valid, runs the route's handler: a change in its turn. */
export const carryOut = async (route: ControlRoute, call: ControlCall): Promise<ControlAnswer> => {
  const problem = bodyRefusal(route, call.body);
  if (problem !== undefined) return { problem };
  const handle = () => route.handle(call);
  return route.method === 'GET' || route.changes === false ? handle() : call.tenant.change(handle);
};
