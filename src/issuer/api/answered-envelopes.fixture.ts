/** Answers of the fake authority, and the same as JSON in an answer of the service. */
import type { CannedVerdict } from '../authority/fake-authority.fixture.ts';

export const receipt =
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><SendTestSetAsyncResponse xmlns="http://wcf.dian.colombia">' +
  '<SendTestSetAsyncResult xmlns:b="u" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><b:ErrorMessageList i:nil="true"/>' +
  '<b:ZipKey>79351fbb-b8cd-4504-bf19-09a7f6f2d3d7</b:ZipKey></SendTestSetAsyncResult></SendTestSetAsyncResponse></s:Body></s:Envelope>';

const nil = { _attributes: { nil: 'true' } };

const understood = { _attributes: { mustUnderstand: '1' } };

/** The receipt as JSON, which is the same in both shapes. */
export const queued = {
  Envelope: {
    Body: {
      SendTestSetAsyncResponse: {
        SendTestSetAsyncResult: { ErrorMessageList: nil, ZipKey: '79351fbb-b8cd-4504-bf19-09a7f6f2d3d7' },
      },
    },
  },
};

export type Operation = NonNullable<CannedVerdict['operation']>;

/** A verdict of the fake authority as JSON. @param empty what an element without content is */
export const envelopeOf = (
  operation: Operation,
  canned: CannedVerdict,
  errorMessage: object,
  empty: unknown,
): object => {
  const { isValid = true, statusCode = isValid ? '00' : '99' } = canned;
  return {
    Envelope: {
      Header: {
        Action: { ...understood, _value: `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}Response` },
        Security: {
          ...understood,
          Timestamp: {
            _attributes: { Id: '_0' },
            Created: '2026-11-20T15:00:00.018Z',
            Expires: '2026-11-20T15:05:00.018Z',
          },
        },
      },
      Body: {
        [`${operation}Response`]: {
          [`${operation}Result`]: {
            ErrorMessage: errorMessage,
            IsValid: String(isValid),
            StatusCode: statusCode === '' ? empty : statusCode,
            StatusDescription: isValid
              ? 'Procesado Correctamente.'
              : 'Validación contiene errores en campos mandatorios.',
            StatusMessage: isValid ? 'La Factura ha sido autorizada.' : nil,
            XmlBase64Bytes: 'the ApplicationResponse',
            XmlBytes: nil,
            XmlDocumentKey: 'the code',
            XmlFileName: 'fv0',
          },
        },
      },
    },
  };
};
