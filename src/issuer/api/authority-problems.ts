import type { StartProblem } from '../../common/start-error.ts';
import type { Failed } from '../submission/issue-result.ts';
import type { NotInForce } from '../signing/not-in-force.ts';
import { consequences } from '../submission/states.ts';
import type { ApiAnswer } from './http.ts';
import { problem, type Problem } from './problem.ts';

/** What the caller can rely on (docs/submission.md). */
const afterwards = ({ identity: { number }, state }: Failed): string =>
  consequences[state].asks
    ? `El documento ${number} pudo haber sido procesado: envíe de nuevo la misma solicitud, con o sin número, y el servicio consultará su estado antes de transmitirlo.`
    : `El documento ${number} no fue procesado: puede enviar de nuevo la misma solicitud.`;

/** No event is kept: the authority says whether it has registered one. */
export const afterEvent = ({ state }: Failed): string =>
  consequences[state].asks
    ? 'El evento pudo haber sido registrado: consulte los de la factura con POST /api/ubl2.1/status/events-document. Si ya estaba, la autoridad rechaza el segundo con LGC01.'
    : 'El evento no fue procesado: puede enviar de nuevo la misma solicitud.';

/** The authority is where the service may not send. */
const notAllowed = ({ text }: StartProblem): Problem => ({
  code: 'authority-not-allowed',
  message: text.es,
});

const clockHint = (notInForce: NotInForce | undefined): string =>
  notInForce === undefined
    ? ''
    : ` El reloj del servicio marca ${notInForce.today} y un certificado que firma el mensaje está vigente del ${notInForce.from} al ${notInForce.to}: corrija el reloj (el del equipo, --clock o "ensayo clock"), o cargue un certificado vigente con config/certificate.`;

type Described = Pick<Failed, 'notInForce'> & { readonly whatNow: string };

const failures: {
  readonly [Kind in Failed['transmission']['kind']]: (
    transmission: Extract<Failed['transmission'], { readonly kind: Kind }>,
    failed: Described,
  ) => Problem;
} = {
  fault: ({ code, text }, failed) => ({
    code: 'authority-fault',
    message: `La autoridad rechazó el mensaje SOAP${code === '' ? '' : ` (${code})`}: ${text}${clockHint(failed.notInForce)} ${failed.whatNow}`,
  }),
  unreadable: ({ reason }, failed) => ({
    code: 'authority-unreadable',
    message: `La respuesta de la autoridad no se pudo leer (${reason}). ${failed.whatNow}`,
  }),
  refused: ({ problem: why }) => notAllowed(why),
  unreachable: ({ reason, retryAfterSeconds }, failed) => ({
    code: 'authority-unreachable',
    message: `El servicio de la autoridad no está disponible (${reason}). ${failed.whatNow} Intente de nuevo en ${String(retryAfterSeconds)} segundos.`,
    headers: { 'Retry-After': String(retryAfterSeconds) },
  }),
  timeout: ({ afterMs }, failed) => ({
    code: 'authority-timeout',
    message: `La autoridad no respondió en ${String(afterMs)} ms y su consulta de estado no dio un resultado. ${failed.whatNow}`,
  }),
};

/** A query, not a document: nothing was sent that could have been processed. */
export const authorityNotAsked = (reason: string, cause?: NotInForce): ApiAnswer =>
  problem({
    code: 'authority-not-asked',
    message: `La consulta a la autoridad no dio respuesta (${reason.trim()}). Intente de nuevo.${clockHint(cause)}`,
  });

/** A query that was not sent. */
export const authorityNotAllowed = (why: StartProblem): ApiAnswer => problem(notAllowed(why));

/** It could not be given a verdict. */
export const authorityFailure = (failed: Failed, whatNow = afterwards(failed)): ApiAnswer => {
  const { transmission, identity, explained, notInForce } = failed;
  // Each entry takes the transmission of its own kind.
  const describe = failures[transmission.kind] as (transmission: Failed['transmission'], failed: Described) => Problem;
  const more = { document: identity, ...explained };
  return problem({ ...describe(transmission, { whatNow, notInForce }), more });
};
