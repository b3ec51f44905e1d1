/** To whom, and to which software, the authority granted the stated resolution. */
import { dian } from '../document/paths.ts';
import type { Subject } from '../document/subject.ts';
import type { NumberingRange } from '../registry/types.ts';
import { rangesOfIssuer } from './numbering.ts';
import { anyOf, type Check, type Finding, notEvaluated, shown } from './vocabulary/check.ts';
import type { Facts } from './vocabulary/facts.ts';
import * as is from './vocabulary/is.ts';
import { situations } from './vocabulary/registry-situations.ts';

const softwareId = `${dian}/sts:SoftwareProvider/sts:SoftwareID`;

type Granted = {
  readonly numberingRanges: readonly NumberingRange[];
  readonly softwareRegistry: Facts['softwareRegistry'];
};

/** Whether a range is associated with software of another provider than the one that sends; unknown software tells nothing. */
const ofOtherProvider = (subject: Subject, range: NumberingRange, { softwareRegistry }: Granted): boolean => {
  const associated = softwareRegistry.get(range.softwareId ?? '');
  const sending = softwareRegistry.get(subject.text(softwareId) ?? '');
  return associated !== undefined && sending !== undefined && associated.ownerNit !== sending.ownerNit;
};

const ofOtherNit = (value: string | undefined, { numberingRanges }: Pick<Facts, 'numberingRanges'>): Finding => {
  const owners = [...new Set(numberingRanges.map(({ issuerNit }) => issuerNit))].join(', ');
  return {
    found: shown(value, {
      en: `which NIT ${owners} has registered, and this issuer has not`,
      es: `que tiene registrada el NIT ${owners}, y este emisor no`,
    }),
  };
};

const unregistered = notEvaluated(
  'No registered range has that resolution.',
  'Ningún rango registrado tiene esa resolución.',
);

export const ofIssuer = (facts: Pick<Facts, 'numberingRanges'>): Check =>
  is.satisfying({
    expected: { en: 'a resolution of this issuer', es: 'una resolución de este emisor' },
    test: ({ value, subject }) => {
      if (facts.numberingRanges.length === 0) return unregistered;
      return rangesOfIssuer(subject, facts.numberingRanges).length === 0 ? ofOtherNit(value, facts) : undefined;
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '18760000007' }] }),
  });

/** As the annex prints it: the provider, too. */
export const ofIssuerAndProvider = (facts: Granted): Check => {
  const ofNit = ofIssuer(facts);
  return {
    ...ofNit,
    expected: {
      en: 'a resolution of this issuer, associated with software of the provider that sends',
      es: 'una resolución de este emisor, asociada a un software del proveedor que envía',
    },
    test: (site) => {
      const own = rangesOfIssuer(site.subject, facts.numberingRanges);
      if (own.length === 0 || !own.every((range) => ofOtherProvider(site.subject, range, facts)))
        return ofNit.test(site);
      return {
        found: shown(site.value, {
          en: 'which is associated with the software of another provider',
          es: 'que está asociada al software de otro proveedor',
        }),
      };
    },
  };
};

/** Ranges of which the registry names no software say nothing, nor does a document without SoftwareID. */
export const ofSoftware = ({ numberingRanges }: Pick<Facts, 'numberingRanges'>): Check =>
  is.satisfying({
    expected: {
      en: 'a resolution associated with sts:SoftwareID',
      es: 'una resolución asociada a sts:SoftwareID',
    },
    test: ({ value, subject }) => {
      const own = rangesOfIssuer(subject, numberingRanges);
      const sending = subject.text(softwareId) ?? '';
      if (sending === '' || own.length === 0) return undefined;
      const associated = own.flatMap((range) => range.softwareId ?? []);
      if (associated.length < own.length || associated.includes(sending)) return undefined;
      return {
        found: shown(sending),
        expected: anyOf([...new Set(associated)], {
          en: `the software associated with resolution ${value ?? ''}`,
          es: `el software asociado a la resolución ${value ?? ''}`,
        }),
      };
    },
    breakAt: () => ({ registry: situations.rangesOfOtherSoftware }),
  });
