import * as is from '../checks/vocabulary/is.ts';
import type { Exchange, OutcomeGroup } from '../engine/outcome.ts';
import { annexBut, everyDocument, group, rejects, rule, type Rule } from '../engine/rule.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';

type Archive = {
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly fix: string;
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
        expected: 'a ZIP with one XML document',
        per: 'document',
        test: () => (refusal === code ? { found: detail } : undefined),
      }),
    outcome: { statusCode: '89' },
    violation: { zip },
    source: annexBut('FE 1.9', 'the name of the code is ours'),
  });

/** Not lines but answers: status 89 with the reason in StatusDescription. */
export const zipRules = group(
  { code: 'ZIP', title: { en: 'Reception of the file', es: 'Recepción del archivo' }, stage: 'intake', about: 'zip' },
  [
    archive({
      code: 'ZIP-EMPTY',
      title: 'The ZIP holds a file',
      message: 'El ZIP no contiene archivos',
      fix: 'Put the XML into the ZIP.',
      zip: 'empty',
    }),
    archive({
      code: 'ZIP-CORRUPT',
      title: 'The ZIP can be read',
      message: 'El ZIP no se puede leer',
      fix: 'Send a ZIP, Base64 encoded, without password.',
      zip: 'corrupt',
    }),
    archive({
      code: 'ZIP-COUNT-SYNC',
      title: 'A synchronous call carries one document',
      message: 'El envío síncrono admite un solo documento',
      fix: 'Send one document a call, or send asynchronously.',
      zip: 'twoDocuments',
    }),
    archive({
      code: 'ZIP-XML',
      title: 'Every entry of the ZIP is XML',
      message: 'El ZIP contiene un archivo que no es XML',
      fix: 'Put nothing but XML documents into the ZIP.',
      zip: 'notXml',
    }),
  ],
);

const fifty: Exchange = { operation: 'SendBillAsync', about: 'fifty documents in one ZIP', copies: 50 };

/** What no synchronous call can break. */
export const zipOutcomes: OutcomeGroup = {
  code: 'ZIP',
  title: { en: 'Reception of a batch', es: 'Recepción de un lote' },
  outcomes: [
    {
      code: rejects('ZIP-COUNT-ASYNC'),
      document: 'zip',
      title: 'The batch was not taken: it holds too many documents',
      place: 'contentFile',
      status: '89',
      condition: 'The ZIP holds more than 50 documents, or has more than 50 MB.',
      message: 'El envío asíncrono admite hasta 50 documentos por ZIP',
      needs: [],
      fix: 'Send the rest in another ZIP.',
      source: annexBut('FE 1.9', 'the name of the code is ours'),
      ends: [{ ...fifty, about: 'fifty-one documents in one ZIP', copies: 51 }],
      otherwise: fifty,
    },
  ],
};
