/** Whether the service takes the document at all: rules that end the judgement before anything in it is looked at. */
import type { Behaviour } from '../registry/behaviour.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import type { Check } from '../checks/vocabulary/check.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { annex, everyDocument, group, notifies, rejects, rule, type Rule } from '../judge/engine/rule.ts';

const source = annex('FE 1.9', '8.5');

/** Whole ones, begun ones counted: a document that is one byte too large is not called as large as the limit. */
const kilobytes = (bytes: number): string => `${(bytes + 1023) >> 10} KB (${bytes} bytes)`;

const withinSize = ({ intake: { size }, limits: { xmlBytes } }: Pick<Facts, 'intake' | 'limits'>): Check =>
  is.satisfying({
    expected: { en: `at most ${kilobytes(xmlBytes)}`, es: `a lo sumo ${kilobytes(xmlBytes)}` },
    limit: 'range',
    per: 'document',
    test: () => (size <= xmlBytes ? undefined : { found: same(kilobytes(size)) }),
  });

const stopped = { paused: 'en pausa', stopped: 'detenido' } as const;

type Stop = {
  readonly code: string;
  readonly state: Exclude<Behaviour['service'], 'running'>;
  readonly title: Bilingual;
  readonly message: string;
  readonly fix: Bilingual;
};

const stop = ({ code, state, ...rest }: Stop): Rule =>
  rule({
    ...rest,
    family: code,
    codes: everyDocument(notifies(code)),
    place: 'service',
    needs: ['service'],
    check: ({ service }) =>
      is.satisfying({
        expected: { en: 'a service that is running', es: 'un servicio en funcionamiento' },
        per: 'document',
        test: () =>
          service.state === state
            ? { found: { en: `a service that is ${state}`, es: `un servicio ${stopped[state]}` } }
            : undefined,
      }),
    violation: { service: state },
    source,
  });

/** With that much before its root no document keeps within the limit. */
const tooMuch = 500 * 1024;

export const serviceRules = group(
  {
    code: 'ZA',
    title: { en: 'Service and size of the message', es: 'Servicio y tamaño del mensaje' },
    stage: 'intake',
    about: 'soap',
  },
  [
    rule({
      family: 'ZA01',
      title: {
        en: 'The XML file is not larger than the authority takes',
        es: 'El archivo XML no supera el tamaño que recibe la DIAN',
      },
      codes: everyDocument(rejects('ZA01')),
      place: { en: 'message size', es: 'tamaño del mensaje' },
      message: 'El archivo XML supera el tamaño máximo permitido',
      needs: ['intake', 'limits'],
      check: withinSize,
      fix: {
        en: 'Send fewer lines in one document, or leave out what is repeated; 500 KB is the limit of the authority.',
        es: 'Envíe menos líneas por documento u omita lo repetido; el límite de la DIAN es de 500 KB.',
      },
      violation: { padding: tooMuch },
      source,
    }),
    stop({
      code: 'ZA02',
      state: 'paused',
      title: { en: 'The service is not stopped for a short time', es: 'El servicio no está detenido momentáneamente' },
      message: 'El servicio está detenido momentáneamente',
      fix: {
        en: 'Nothing to fix in the document: send it again after a while; it was not processed.',
        es: 'No hay nada que corregir en el documento: envíelo de nuevo más tarde; no fue procesado.',
      },
    }),
    stop({
      code: 'ZA03',
      state: 'stopped',
      title: {
        en: 'The service is not stopped without forecast',
        es: 'El servicio no está detenido sin previsión de reanudación',
      },
      message: 'El servicio está detenido sin previsión de reanudación',
      fix: {
        en: 'Nothing to fix in the document: probe from time to time, and send it when the service is back.',
        es: 'No hay nada que corregir en el documento: consulte de vez en cuando y envíelo cuando el servicio se reanude.',
      },
    }),
  ],
);
