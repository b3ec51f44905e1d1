/** Which addresses are the authority itself. */

export const productionHost = 'vpfe.dian.gov.co';

const ownHosts: readonly string[] = [productionHost, 'vpfe-hab.dian.gov.co'];

/** A final dot names the same host. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

export const isProduction = (address: URL): boolean => hostOf(address) === productionHost;

/** Whether a verdict from that address is not the authority's own. */
export const isSimulated = (address: URL): boolean => !ownHosts.includes(hostOf(address));
