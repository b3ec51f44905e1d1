/** Validates answers, with libxml2, against the schemas that the service publishes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { XmlBufferInputProvider, XmlDocument, xmlRegisterInputProvider, XsdValidator } from 'libxml2-wasm';
import { operations, type OperationName } from '../soap/contract.ts';
import { schemaDocuments, schemaText } from '../soap/wsdl.ts';
import type { AnswerTypes, DianResponse } from './answers.ts';
import { answerEnvelope, isAnswered, type AnsweredOperation, type AnswerOf } from './soap-answers.ts';

const folder = 'published';

const textOfSchema = (number: number): Buffer => {
  const text = schemaText(number, (other) => `xsd${other}.xsd`);
  if (text === undefined) throw new Error(`No schema ${number}`);
  return Buffer.from(text);
};

let schema: XmlDocument;
let validator: XsdValidator;

beforeAll(() => {
  const files = schemaDocuments.map(({ number }) => [`${folder}/xsd${number}.xsd`, textOfSchema(number)] as const);
  // Stays registered: libxml2 forgets either all providers or none, those of the schema check of this process among them.
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(files)));
  schema = XmlDocument.fromBuffer(textOfSchema(0), { url: `${folder}/xsd0.xsd` });
  validator = XsdValidator.fromDoc(schema);
});

afterAll(() => {
  validator.dispose();
  schema.dispose();
});

/** Empty when the body of the answer is valid, otherwise the message of libxml2. */
const complaints = (xml: string): string => {
  const body = /<s:Body>(.*)<\/s:Body>/s.exec(xml)?.[1] ?? '';
  const document = XmlDocument.fromString(body);
  try {
    validator.validate(document);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    document.dispose();
  }
};

const dian: DianResponse = {
  ErrorMessage: ['Regla: FAD06, Rechazo: x'],
  IsValid: false,
  StatusCode: '99',
  StatusDescription: 'Validación contiene errores en campos mandatorios.',
  StatusMessage: null,
  XmlBase64Bytes: 'PEE+',
  XmlDocumentKey: 'abc',
  XmlFileName: 'fv1',
};

const answers: Pick<AnswerTypes, (typeof operations)[AnsweredOperation]['result']> = {
  DianResponse: dian,
  ArrayOfDianResponse: [dian, { ...dian, ErrorMessage: null, StatusCode: '', XmlBase64Bytes: null }],
  UploadDocumentResponse: {
    ErrorMessageList: [
      { DocumentKey: null, ProcessedMessage: 'x', SenderCode: null, Success: false, XmlFileName: 'fv1' },
    ],
    ZipKey: null,
  },
  NumberRangeResponseList: {
    OperationCode: '100',
    OperationDescription: 'x',
    ResponseList: [
      {
        ResolutionNumber: '1',
        ResolutionDate: '2019-01-19',
        Prefix: 'SETP',
        FromNumber: '1',
        ToNumber: '995000000000000000',
        ValidDateFrom: null,
        ValidDateTo: null,
        TechnicalKey: null,
      },
    ],
  },
  EventResponse: { Code: '100', Message: null, ValidationDate: null, XmlBytesBase64: 'PEE+' },
  ExchangeEmailResponse: { CsvBase64Bytes: 'QQ==', Message: null, StatusCode: '0', Success: true },
  AdquirienteResponse: { Message: null, ReceiverEmail: 'a@b.co', ReceiverName: 'Ñ', StatusCode: '200' },
};

const cases = (Object.keys(operations) as OperationName[]) // its own names
  .filter(isAnswered)
  .map((name) => [name, answers[operations[name].result]] as const);

const write = (operation: AnsweredOperation, answer: AnswerOf<AnsweredOperation>): string =>
  answerEnvelope(operation, answer, { now: 0, relatesTo: undefined });

describe('an answer', () => {
  it.each(cases)('of %s is valid', (operation, answer) => {
    expect(complaints(write(operation, answer))).toBe('');
  });

  it('is not valid with its members in another order', () => {
    const swapped = write('GetStatus', dian).replace(
      /(<b:IsValid>.*<\/b:IsValid>)(<b:StatusCode>.*<\/b:StatusCode>)/,
      '$2$1',
    );
    expect(complaints(swapped)).toContain('IsValid');
  });

  it('is not valid with a member of another namespace', () => {
    expect(complaints(write('GetStatus', dian).replaceAll('c:string', 'b:string'))).toContain('string');
  });
});
