import { isObject } from '../../common/json/is-object.ts';
import { optionProblem } from '../../common/start-error.ts';
import { explanationsOf, pathOfZipKey, refusalIn, zipKeyIn } from '../../harness/answers.ts';
import type { Box, JsonObject, Reply } from '../../harness/box.ts';
import { generatedKinds, generatedNames } from '../../harness/generated-documents/kinds.ts';
import { readGivenJson } from '../../harness/user-files.ts';
import { keyOf } from '../../harness/violations/reference.ts';
import { kindNamed } from '../shared/kind-named.ts';
import { namedPath } from './named-path.ts';
import type { Session } from './session.ts';
import type { Answer } from './tool.ts';

type Given = {
  readonly kind: string;
  readonly request?: object;
  readonly path?: string;
  readonly company?: string;
};

/** @throws OptionProblem unless exactly one of the two is given; StartProblem for a file without a JSON object */
const requestOf = ({ request, path }: Pick<Given, 'request' | 'path'>): object => {
  if (request !== undefined && path === undefined) return request;
  if (path !== undefined && request === undefined) return readGivenJson(namedPath(path), 'path');
  throw optionProblem('option-mixture', {
    en: `Received ${path === undefined ? 'neither' : 'both'}, expected one of "request" and "path": give the JSON, or name its file.`,
    es: `Se recibió ${path === undefined ? 'ninguno' : 'ambos'}, se esperaba uno de "request" y "path": indique el JSON, o su archivo.`,
  });
};

/** @throws OptionProblem for a company that the services do not know */
const tokenOf = ({ token, company, companies }: Box, nit: string | undefined): string => {
  if (nit === undefined || nit === company.nit) return token;
  const own = companies.find((each) => each.nit === nit)?.token;
  if (own !== undefined) return own;
  const known = [company.nit, ...companies.map((each) => each.nit)].join(', ');
  throw optionProblem('unknown-nit', {
    en: `There is no company "${nit}". Expected ${known}: start ensayo mcp with --registry FILE to add yours.`,
    es: `No existe la empresa "${nit}". Se esperaba ${known}: inicie ensayo mcp con --registry ARCHIVO para agregar la suya.`,
  });
};

/** Refused before anything was sent: what was wrong with which field. */
const refused = ({ status, body }: Reply): Answer => ({
  verdict: 'refused',
  status,
  code: body.code,
  message: body.message,
  fields: isObject(body.errors)
    ? Object.entries(body.errors).map(([field, texts]) => ({ field, problem: [texts].flat().join(' ') }))
    : undefined,
});

const verdictNames = ({ verdict }: JsonObject): string => {
  if (!isObject(verdict)) return 'pending';
  return verdict.accepted === true ? 'accepted' : 'rejected';
};

const judged = (reply: Reply, key: string | undefined): Answer => {
  const { body } = reply;
  const verdict = verdictNames(body);
  return {
    verdict,
    findings: explanationsOf(body).map(({ code, fix, field, found, expected, ...rest }) => ({
      code,
      fix,
      field,
      found,
      expected,
      ...rest,
    })),
    // Where no line is explained, the reply says why.
    reason: verdict !== 'accepted' && explanationsOf(body).length === 0 ? refusalIn(reply) : undefined,
    advice: body.advice,
    key,
  };
};

/** @throws OptionProblem, StartProblem for a request that cannot be read, or an unknown company */
export const issueRequest = async ({ kind, company, ...given }: Given, { box, language }: Session): Promise<Answer> => {
  const request = requestOf(given);
  const { path } = generatedKinds[kindNamed(kind, generatedNames)];
  const services = await box();
  const headers = {
    authorization: `Bearer ${tokenOf(services, company)}`,
    'accept-language': language,
  };
  const reply = await services.post(path, request, headers);
  const key = keyOf(reply.body);
  const zipKey = zipKeyIn(reply.body);
  if (key === undefined && reply.status >= 400) return refused(reply);
  return judged(zipKey === undefined ? reply : await services.post(pathOfZipKey(zipKey), {}, headers), key);
};
