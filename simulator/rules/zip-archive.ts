import * as is from '../checks/vocabulary/is.ts';
import type { ExchangeSpec, OutcomeGroup } from '../judge/engine/outcome.ts';
import { annexBut, everyDocument, group, rejects, rule, type Rule } from '../judge/engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';

const ownName = annexBut('FE 1.9', {
  en: 'the name of the code is our own',
  es: 'el nombre del código es propio de Ensayo',
});

type Archive = {
  readonly code: string;
  readonly title: Bilingual;
  readonly message: string;
  readonly fix: Bilingual;
  readonly zip: NonNullable<Violation['zip']>;
};

const archive = ({ code, zip, ...rest }: Archive): Rule =>
  rule({
    ...rest,
    family: code,
    codes: everyDocument(rejects(code)),
    place: 'contentFile',
    needs: ['archive'],
    check: ({ archive: { refusal, detail } }) =>
      is.satisfying({
        expected: { en: 'a ZIP with one XML document', es: 'un ZIP con un documento XML' },
        per: 'document',
        test: () => (refusal === code ? { found: detail } : undefined),
      }),
    outcome: { statusCode: '89' },
    violation: { zip },
    source: ownName,
  });

/** Not lines but answers: status 89 with the reason in StatusDescription. */
export const zipRules = group(
  { code: 'ZIP', title: { en: 'Reception of the file', es: 'Recepción del archivo' }, stage: 'intake', about: 'zip' },
  [
    archive({
      code: 'ZIP-EMPTY',
      title: { en: 'The ZIP holds a file', es: 'El ZIP contiene un archivo' },
      message: 'El ZIP no contiene ningún archivo',
      fix: { en: 'Put the XML into the ZIP.', es: 'Incluya el XML en el ZIP.' },
      zip: 'empty',
    }),
    archive({
      code: 'ZIP-CORRUPT',
      title: { en: 'The ZIP can be read', es: 'El ZIP se puede leer' },
      message: 'El archivo recibido no es un ZIP que se pueda leer',
      fix: { en: 'Send a ZIP, Base64 encoded, without password.', es: 'Envíe un ZIP en Base64, sin contraseña.' },
      zip: 'corrupt',
    }),
    archive({
      code: 'ZIP-COUNT-SYNC',
      title: { en: 'A synchronous call carries one document', es: 'El envío síncrono lleva un solo documento' },
      message: 'El envío síncrono admite un solo documento',
      fix: {
        en: 'Send one document a call, or send asynchronously.',
        es: 'Envíe un documento por llamada, o use el envío asíncrono.',
      },
      zip: 'twoDocuments',
    }),
    archive({
      code: 'ZIP-XML',
      title: { en: 'Every entry of the ZIP is XML', es: 'Todos los archivos del ZIP son XML' },
      message: 'El ZIP contiene un archivo que no es XML',
      fix: { en: 'Put nothing but XML documents into the ZIP.', es: 'Incluya en el ZIP solo documentos XML.' },
      zip: 'notXml',
    }),
  ],
);

const fifty: ExchangeSpec = {
  operation: 'SendBillAsync',
  about: { en: 'fifty documents in one ZIP', es: 'cincuenta documentos en un ZIP' },
  copies: 50,
};

/** What no synchronous call can break. */
export const zipOutcomes: OutcomeGroup = {
  code: 'ZIP',
  title: { en: 'Reception of a batch', es: 'Recepción de un lote' },
  outcomes: [
    {
      code: rejects('ZIP-COUNT-ASYNC'),
      document: 'zip',
      title: {
        en: 'The batch was not taken: too many documents, or too many bytes',
        es: 'No se recibió el lote: tiene demasiados documentos o es demasiado grande',
      },
      place: 'contentFile',
      status: '89',
      condition: {
        en: 'The ZIP holds more than 50 documents, or has more than 50 MB.',
        es: 'El ZIP contiene más de 50 documentos o pesa más de 50 MB.',
      },
      message: 'El envío asíncrono admite hasta 50 documentos por ZIP',
      needs: [],
      fix: { en: 'Send the rest in another ZIP.', es: 'Envíe los demás en otro ZIP.' },
      source: ownName,
      ends: [
        {
          ...fifty,
          about: { en: 'fifty-one documents in one ZIP', es: 'cincuenta y un documentos en un ZIP' },
          copies: 51,
        },
      ],
      otherwise: fifty,
    },
  ],
};
