/** Namespaces and identifiers of SOAP 1.2, WS-Addressing and WS-Security. */
export const soap12 = 'http://www.w3.org/2003/05/soap-envelope';
export const soap11 = 'http://schemas.xmlsoap.org/soap/envelope/';
export const addressing = 'http://www.w3.org/2005/08/addressing';
export const wsse = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd';
export const wsu = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd';
export const xmldsig = 'http://www.w3.org/2000/09/xmldsig#';
export const exclusiveC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** The only media type of a SOAP 1.2 message. */
export const soapMediaType = 'application/soap+xml';
