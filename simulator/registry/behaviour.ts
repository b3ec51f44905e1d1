/** How the authority behaves, apart from the rules that are on; all of it may change while it runs. */
export type Behaviour = {
  /** Whether documents are received; `paused` and `stopped` answer ZA02 and ZA03. Queries are still answered. */
  service: 'running' | 'paused' | 'stopped';
  /** Maximum size in bytes of one document's XML (ZA01). */
  maxXmlBytes: number;
  /**
   * The answer to a message signed with a defective certificate: the captured SOAP fault, or the lines ZC01 to ZC05
   * that the annex lists. Queries have no lines, and get the fault either way.
   */
  senderCertificates: 'fault' | 'lines';
  /** The status of an unknown key: 66 as answered today, 90 as in the annex. */
  unknownKey: '66' | '90';
  /** Whether GetNumberingRange is served: in habilitación the real one is not. */
  servesRanges: boolean;
};

export const defaultBehaviour: Readonly<Behaviour> = {
  service: 'running',
  maxXmlBytes: 500 * 1024,
  senderCertificates: 'fault',
  unknownKey: '66',
  servesRanges: true,
};
