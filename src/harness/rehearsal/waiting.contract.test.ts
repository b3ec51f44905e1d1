/** A rehearsal whose documents others send. */
import { describe, expect, it } from 'vitest';
import { createGenerator } from '../../../datasets/generators/index.ts';
import { createCertificates } from '../../../simulator/registry/certificates/certificates.ts';
import { createEnv } from '../../common/env/env.ts';
import { describeAttaching } from './attaching.fixture.ts';
import { waitForSender } from './attend.ts';
import { presetsNamed } from './plan.ts';
import { rehearsingCompany } from './rehearsing-company.ts';

const clock = '2026-11-20T10:00:00-05:00';

const certificates = createCertificates(createEnv({ clock, seed: 'tests' }));

describe('a rehearsal for which another program sends', () => {
  const day = '2026-11-20';
  const quick = { everyMs: 5, isStopped: () => false };

  it('ends when told to, and lists what is missing and which verdicts nobody queried', async () => {
    const rehearsing = rehearsingCompany({ presets: presetsNamed('support') });
    const [set] = rehearsing.testSets;
    const generator = createGenerator('somebody else');
    let stopped = false;
    const sent: Promise<unknown>[] = [];
    const { report: waited, evidence } = await waitForSender({
      ...quick,
      isStopped: () => stopped,
      rehearsing,
      box: { clock, seed: 'waited' },
      onReady: (box) => {
        const body = generator.supportDocument({ date: day, seller: 'resident', variant: 'withoutDiscount' });
        const { resolution, prefix } = rehearsing.company.ranges[1] ?? expect.fail('no range');
        const request = { ...body, resolution_number: resolution, prefix };
        sent.push(
          box.post(`/api/ubl2.1/support-document/${set?.id ?? ''}`, request).then(() => {
            stopped = true;
          }),
        );
      },
    });
    await Promise.all(sent);
    expect(waited).toMatchObject({ mode: 'wait', outcome: 'incomplete', seed: null, period: { real: null } });
    expect(waited.sets[0]).toMatchObject({ state: 'open', enabled: false });
    expect(waited.missing.map((sentence) => sentence.slice(0, 70))).toEqual([
      'Documento soporte y nota de ajuste: falta que se acepte 1 de 1 (Nota d',
      'No se pidió el resultado con GetStatusZip de SEDS1: el envío da solo u',
    ]);
    expect(evidence.map(({ answer }) => answer?.includes('ApplicationResponse'))).toEqual([true]);
  });

  it('says that an authority was trusted because the user asked for it', async () => {
    const rehearsing = rehearsingCompany({ presets: presetsNamed('support') });
    const [set] = rehearsing.testSets;
    const homeMade = await certificates.defective('unknownAuthority', rehearsing.company);
    const [, subordinate, root] = homeMade.chain;
    const trust = { roots: root ? [root] : [], subordinates: subordinate ? [subordinate] : [], pinned: [] };
    let stopped = false;
    let sent: Promise<unknown> | undefined;
    const { report: waited } = await waitForSender({
      ...quick,
      isStopped: () => stopped,
      rehearsing,
      box: { clock, seed: 'home-made', trust },
      onReady: (box) => {
        Object.assign(box.company, { credentials: () => Promise.resolve(homeMade) });
        const generated = createGenerator('home-made').supportDocument({ date: day, seller: 'resident' });
        const body = { ...generated, resolution_number: undefined, prefix: undefined };
        sent = box.post(`/api/ubl2.1/support-document/${set?.id ?? ''}`, body).then(() => {
          stopped = true;
        });
      },
    });
    await sent;
    expect(waited.certificates).toMatchObject([{ issuedBy: 'other', documents: 1, accepted: 1 }]);
    const [{ issuer = '' } = {}] = waited.certificates;
    expect(waited.warnings).toEqual([expect.stringContaining(issuer)]);
    expect(waited.english.warnings).toEqual([expect.stringContaining(issuer)]);
  });

  it('lists what was signed by another NIT, and what names another software, without any PIN', async () => {
    const rehearsing = rehearsingCompany({ presets: presetsNamed('support') });
    const [set] = rehearsing.testSets;
    let stopped = false;
    const sent: Promise<unknown>[] = [];
    const { report: waited } = await waitForSender({
      ...quick,
      isStopped: () => stopped,
      rehearsing,
      box: { clock, seed: 'refused' },
      onReady: (box) => {
        const stranger = { nit: '901500100', checkDigit: '2', name: 'EMPRESA DE PRUEBAS SAS' };
        const path = `/api/ubl2.1/support-document/${set?.id ?? ''}`;
        const body = createGenerator('refused').supportDocument({ date: day, seller: 'resident' });
        sent.push(
          (async () => {
            const { credentials, software } = box.company;
            Object.assign(box.company, { credentials: () => box.authority.certificates.issuer(stranger) });
            await box.post(path, body);
            const other = { id: '11111111-2222-4333-8444-555555555555', pin: '1' };
            Object.assign(box.company, { credentials, software: { ...software, support: other } });
            await box.post(path, body);
            Object.assign(box.company, { software: { ...software, support: { ...software.support, pin: '99999' } } });
            await box.post(path, body);
            stopped = true;
          })(),
        );
      },
    });
    await Promise.all(sent);
    expect(waited.documents.map(({ verdict, lines }) => [verdict, ...lines.map(({ code }) => code)])).toEqual([
      expect.arrayContaining(['rejected', 'DSAB27b']) as string[],
    ]);
    // The explanation shows what was hashed.
    expect(JSON.stringify(waited)).toContain('PIN=***');
    expect(JSON.stringify(waited)).not.toContain(`PIN=${rehearsing.company.software.support.pin}`);
    expect(waited.incidents.map(({ operation, document }) => `${operation ?? ''} ${document ?? ''}`)).toEqual([
      'SendTestSetAsync Documento soporte SEDS1',
      expect.stringMatching(/^SendTestSetAsync Documento soporte SEDS\d$/) as string,
    ]);
    const [signer, software] = waited.incidents;
    expect(signer?.what).toMatch(/certificado del NIT 901500100, y el documento es del NIT 901700200/);
    expect(software?.what).toMatch(/el documento indica el software 11111111-2222-4333-8444-555555555555/);
  });
});

describeAttaching('in memory', () => Promise.resolve({}));
