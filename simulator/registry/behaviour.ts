/** How the authority behaves, apart from the rules that are on; all of it may change while it runs. */
export type Behaviour = {
  /** Whether documents are received; `paused` and `stopped` answer ZA02 and ZA03. Questions are answered all the same. */
  service: 'running' | 'paused' | 'stopped';
  /** Bytes that the XML of one document may have (ZA01). */
  maxXmlBytes: number;
  /**
   * What a message signed with a bad certificate is answered with: the SOAP
   * fault that was captured, or the lines ZC01 to ZC05 that the annex lists.
   * Questions have no lines, and get the fault either way.
   */
  senderCertificates: 'fault' | 'lines';
  /** The status of a key that nobody knows: 66 as it is answered today, 90 as the annex has it. */
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
