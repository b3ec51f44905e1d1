/** What stands in for an answer: pages of a web server, and a fault that gives no reason. */
import { faultEnvelope, type SoapFault } from '../soap/soap-faults.ts';
import type { Reply } from '../soap/process.ts';
import { soapMediaType } from '../soap/names.ts';

const page = ([title, text]: readonly [title: string, text: string]): string =>
  `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;

/** As web servers in front of such a service say it. */
const titles = {
  200: ['Mantenimiento programado', 'El servicio vuelve en unos minutos.'],
  403: ['Error 403 - Site Disabled', 'The web site you have attempted to reach is currently disabled.'],
  500: ['500 - Internal server error', 'There is a problem with the resource you are looking for.'],
  503: ['Service Unavailable', 'HTTP Error 503. The service is unavailable.'],
} as const;

export const pageReply = (status: keyof typeof titles, retryAfterSeconds?: number): Reply => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
  },
  body: page(titles[status]),
});

/** As the platform was seen to answer whatever it did not care to explain. */
export const withoutReason: SoapFault = {
  status: 500,
  code: 'Client',
  reason: 'The creator of this fault did not specify a Reason.',
  check: 'injected-fault',
  detail: 'This fault was ordered through the control interface.',
};

export const soapFaultReply = (fault: SoapFault, relatesTo: string | undefined): Reply => ({
  status: fault.status,
  headers: { 'Content-Type': `${soapMediaType}; charset=utf-8`, 'Ensayo-Failed-Check': fault.check },
  body: faultEnvelope(fault, relatesTo),
});
