import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { profileNamed, type Profile } from '../../../simulator/engine/profile.ts';
import type { Violation } from '../../../simulator/engine/violation.ts';
import { violationOf } from '../../../simulator/engine/violation-of.ts';
import type { ZooName } from '../../../simulator/certificates/zoo.ts';
import type { Box, Reply } from '../box.ts';
import { baseDocument } from './base.ts';
import { tamperFor } from './tamper.ts';

/** Every code that the broken document is answered with: the rule's own and its declared company. */
export const expectedCodes = ({ code, rule }: CatalogueEntry): readonly string[] =>
  rule.outcome === undefined ? [code.code, ...rule.alsoFires] : [];

const schemaRule = 'ZB01';

/** A rule that is off by default is switched on alone; one that only a schema-invalid document breaks needs the judge to go on. */
const profileFor = (entry: CatalogueEntry, base: Profile): Profile => ({
  ...base,
  on: entry.code.defaultOn === false ? [...base.on, entry.code.code] : base.on,
  continueAfterSchema: entry.rule.alsoFires.includes(schemaRule) || base.continueAfterSchema,
});

const withAuthority = async <T>(
  box: Box,
  change: { profile: Profile; violation: Violation },
  run: () => Promise<T>,
): Promise<T> => {
  const { settings, registry } = box.authority;
  const before = { ...settings };
  const data = await registry.dump();
  settings.profile = change.profile;
  settings.clockOffset = change.violation.authorityClock ?? 0;
  if (change.violation.registry !== undefined) await registry.replace(change.violation.registry(data));
  try {
    return await run();
  } finally {
    Object.assign(settings, before);
    if (change.violation.registry !== undefined) await registry.replace(data);
    box.tamperWith(undefined);
  }
};

const invoicePath = '/api/ubl2.1/invoice';

/** The complete, valid invoice, issued under that number. */
export const sendComplete = async (box: Box, number: number, violation: Violation = {}): Promise<Reply> => {
  const { request, edits } = baseDocument('complete');
  const { nit, checkDigit, name } = box.company;
  box.tamperWith(
    tamperFor(violation, {
      base: edits,
      // Violations name certificates of the zoo; an unknown name is a defect of the declaration and throws there.
      certificate: (specimen) => box.authority.certificates.zoo(specimen as ZooName, { nit, checkDigit, name }),
      now: box.clock.now(),
    }),
  );
  return box.post(invoicePath, { ...request, number }, violation.repeat === true ? { 'Ensayo-Allow-Resend': '1' } : {});
};

/** Breaks a complete, valid invoice as the rule declares, and sends it through both services. */
export const runViolation = async (box: Box, entry: CatalogueEntry, number: number): Promise<Reply> => {
  const violation = violationOf(entry);
  const base = profileNamed('default');
  if (violation === undefined || base === undefined)
    throw new Error(`Rule ${entry.code.code} does not say how it is broken.`);
  return withAuthority(box, { profile: profileFor(entry, base), violation }, async () => {
    if (violation.repeat === true) await sendComplete(box, number);
    return sendComplete(box, number, violation);
  });
};
