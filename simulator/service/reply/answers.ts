import type { DianResponse } from '../../registry/batches.ts';

export type { DianResponse };

export type XmlParamsResponseTrackId = {
  readonly DocumentKey: string | null;
  readonly ProcessedMessage: string | null;
  readonly SenderCode: string | null;
  readonly Success: boolean;
  readonly XmlFileName: string | null;
};

export type UploadDocumentResponse = {
  readonly ErrorMessageList: readonly XmlParamsResponseTrackId[] | null;
  readonly ZipKey: string | null;
};

export type NumberRangeResponse = {
  readonly ResolutionNumber: string | null;
  /** `YYYY-MM-DD`, as all dates of the range. */
  readonly ResolutionDate: string | null;
  readonly Prefix: string | null;
  /** Digits: consecutives are whole numbers of up to 18 digits. */
  readonly FromNumber: string;
  readonly ToNumber: string;
  readonly ValidDateFrom: string | null;
  readonly ValidDateTo: string | null;
  readonly TechnicalKey: string | null;
};

export type NumberRangeResponseList = {
  readonly OperationCode: string | null;
  readonly OperationDescription: string | null;
  readonly ResponseList: readonly NumberRangeResponse[] | null;
};

export type EventResponse = {
  readonly Code: string | null;
  readonly Message: string | null;
  readonly ValidationDate: string | null;
  readonly XmlBytesBase64: string | null;
};

export type ExchangeEmailResponse = {
  readonly CsvBase64Bytes: string | null;
  readonly Message: string | null;
  readonly StatusCode: string | null;
  readonly Success: boolean;
};

export type AdquirienteResponse = {
  readonly Message: string | null;
  readonly ReceiverEmail: string | null;
  readonly ReceiverName: string | null;
  readonly StatusCode: string | null;
};

/** The answers by the name of their type in the contract. */
export type AnswerTypes = {
  readonly DianResponse: DianResponse;
  readonly ArrayOfDianResponse: readonly DianResponse[];
  readonly UploadDocumentResponse: UploadDocumentResponse;
  readonly NumberRangeResponseList: NumberRangeResponseList;
  readonly EventResponse: EventResponse;
  readonly ExchangeEmailResponse: ExchangeEmailResponse;
  readonly AdquirienteResponse: AdquirienteResponse;
};
