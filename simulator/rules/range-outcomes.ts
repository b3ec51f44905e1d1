import type { ExchangeSpec, OutcomeGroup } from '../judge/engine/outcome.ts';
import { annex, notifies } from '../judge/engine/rule.ts';
import { outcomeRow } from './outcome-row.ts';

const range = outcomeRow({
  prefix: 'RANGE',
  place: 'GetNumberingRangeResult/OperationCode',
  needs: ['numberingRanges', 'issuerRegistry'],
  source: annex('FE 1.9', '7.15'),
});

const ownRanges: ExchangeSpec = {
  operation: 'GetNumberingRange',
  about: { en: 'the ranges of the company itself', es: 'los rangos de la propia empresa' },
};

export const rangeOutcomes: OutcomeGroup = {
  code: 'RANGE',
  title: { en: 'Query of numbering ranges', es: 'Consulta de rangos de numeración' },
  outcomes: [
    range({
      status: '100',
      kind: notifies,
      title: { en: 'The ranges were listed', es: 'Se listaron los rangos' },
      condition: {
        en: 'The issuer has ranges in force that are associated with the software.',
        es: 'El emisor tiene rangos vigentes asociados al software.',
      },
      message: 'Acción completada OK.',
      fix: { en: 'Nothing to fix.', es: 'No hay nada que corregir.' },
      ends: [ownRanges],
      otherwise: {
        ...ownRanges,
        about: { en: 'an issuer without ranges', es: 'un emisor sin rangos' },
        registry: () => ({ ranges: [] }),
      },
    }),
    range({
      status: '301',
      title: { en: 'The issuer has no range in force', es: 'El emisor no tiene rangos vigentes' },
      condition: {
        en: 'Every range of the NIT is inactive, expired or not begun, or there is none.',
        es: 'Todos los rangos del NIT están inactivos, vencidos o sin iniciar, o no hay ninguno.',
      },
      message: 'El NIT … no tiene rangos de numeración vigentes.',
      fix: {
        en: 'Ask for a numbering resolution, or wait for the date from which it is valid.',
        es: 'Solicite una resolución de numeración, o espere la fecha de inicio de su vigencia.',
      },
      ends: [
        {
          ...ownRanges,
          about: { en: 'an issuer without ranges', es: 'un emisor sin rangos' },
          registry: () => ({ ranges: [] }),
        },
        {
          ...ownRanges,
          about: { en: 'an issuer whose ranges are inactive', es: 'un emisor con los rangos inactivos' },
          registry: (data) => ({ ranges: data.ranges.map((each) => ({ ...each, state: 'inactive' })) }),
        },
      ],
      otherwise: ownRanges,
    }),
    range({
      status: '302',
      title: { en: 'No range is associated with the software', es: 'Ningún rango está asociado al software' },
      condition: {
        en: 'The NIT has ranges in force, none of them for that software.',
        es: 'El NIT tiene rangos vigentes, pero ninguno para ese software.',
      },
      message: 'El software … no tiene rangos de numeración asociados.',
      fix: {
        en: 'Associate the prefix with the software on the page of the authority.',
        es: 'Asocie el prefijo al software en la página de la DIAN.',
      },
      ends: [
        {
          ...ownRanges,
          about: { en: 'software that nobody registered', es: 'un software que nadie registró' },
          parameters: { softwareCode: 'desconocido' },
        },
        {
          ...ownRanges,
          about: { en: 'ranges without software', es: 'rangos sin software asociado' },
          registry: (data) => ({ ranges: data.ranges.map((each) => ({ ...each, softwareId: undefined })) }),
        },
      ],
      otherwise: ownRanges,
    }),
    range({
      status: '303',
      title: { en: 'The software is not the provider’s', es: 'El software no es del proveedor' },
      condition: {
        en: 'The software is registered to another NIT than accountCodeT.',
        es: 'El software está registrado a un NIT distinto de accountCodeT.',
      },
      message: 'El software … no pertenece al NIT …',
      fix: {
        en: 'Give the NIT of the owner of the software in accountCodeT: the issuer itself where the software is its own.',
        es: 'Indique en accountCodeT el NIT del dueño del software: el mismo emisor si el software es propio.',
      },
      ends: [
        {
          ...ownRanges,
          about: { en: 'another NIT as provider', es: 'otro NIT como proveedor' },
          parameters: { accountCodeT: '800000001' },
        },
      ],
      otherwise: ownRanges,
    }),
    range({
      status: '401',
      title: { en: 'The requester has no mandate from the issuer', es: 'Quien consulta no tiene mandato del emisor' },
      condition: {
        en: 'The NIT of the certificate is not the issuer’s and has no mandate from it.',
        es: 'El NIT del certificado no es el del emisor ni tiene mandato suyo.',
      },
      message: 'El NIT … no está autorizado para consultar los rangos del NIT …',
      fix: {
        en: 'Sign the message with a certificate of the issuer, or register the mandate.',
        es: 'Firme el mensaje con un certificado del emisor, o registre el mandato.',
      },
      ends: [
        {
          ...ownRanges,
          about: { en: 'a certificate of another NIT', es: 'un certificado de otro NIT' },
          by: 'stranger',
        },
      ],
      otherwise: ownRanges,
    }),
    range({
      status: '500',
      title: { en: 'The query of ranges is out of service', es: 'La consulta de rangos está fuera de servicio' },
      condition: {
        en: 'The setting servesRanges is off, as in the real habilitación, or the query met a defect.',
        es: 'El ajuste servesRanges está desactivado, como en la habilitación real, o la consulta tuvo un error interno.',
      },
      message: 'El servicio de consulta de rangos de numeración no está disponible.',
      fix: {
        en: 'Nothing to fix: read the ranges from the resolution, or ask again later.',
        es: 'No hay nada que corregir: lea los rangos en la resolución, o consulte de nuevo más tarde.',
      },
      ends: [
        {
          ...ownRanges,
          about: { en: 'a service that does not serve ranges', es: 'un servicio que no entrega rangos' },
          behaviour: { servesRanges: false },
        },
      ],
      otherwise: ownRanges,
    }),
  ],
};
