/** Commands that cannot work in their surroundings, and the code of what they then print. */
import type { Surroundings } from './commands.ts';
import { at, places, up, withoutRights } from './surroundings.fixture.ts';

/** Nobody listens on the discard port. */
const nowhere = 'http://127.0.0.1:9';
const withPassword = 'http://somebody:hush-hush@127.0.0.1:9';

export type Case = {
  readonly args: readonly string[];
  readonly code: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly as?: Surroundings;
  /** In this process. */
  readonly here?: true;
};

export const cases: Readonly<Record<string, () => Case>> = {
  'a port that is taken': () => ({ args: up('--port', places.taken), code: 'port-taken' }),
  'a second port that is taken, when the first one listens': () => ({
    args: up('--alt-port', places.taken),
    code: 'port-taken',
    here: true,
  }),
  'a port for TLS that is taken': () => ({
    args: ['up', '--port', '0', '--authority-port', '0', '--https-port', places.taken],
    code: 'port-taken',
    here: true,
  }),
  'a port that is none': () => ({ args: up('--port', '70000'), code: 'invalid-port', here: true }),
  'an address of another machine': () => ({ args: up('--host', '192.0.2.1'), code: 'host-not-available', here: true }),
  'a host without an address': () => ({
    args: up('--host', 'nowhere.invalid'),
    code: 'host-not-available',
    here: true,
  }),
  'a host that is none': () => ({ args: up('--host', '::1%9'), code: 'invalid-host', here: true }),
  'a data folder that is a file': () => ({ args: up('--data', at('file')), code: 'data-folder-unusable', here: true }),
  'a data folder below a file': () => ({
    args: up('--data', at('file/below')),
    code: 'data-folder-unusable',
    here: true,
  }),
  'a data folder without rights': () => ({
    args: up('--data', at('sealed')),
    code: 'data-folder-unusable',
    as: withoutRights,
  }),
  'a database that is none': () => ({ args: up('--data', at('foreign')), code: 'database-damaged' }),
  'a ready file in a folder that is not there': () => ({
    args: up('--ready-file', at('none/ready.json')),
    code: 'not-writable',
    here: true,
  }),
  'a ready file that is a folder': () => ({ args: up('--ready-file', at('folder')), code: 'not-writable', here: true }),
  'a ready file on a full disk': () => ({ args: up('--ready-file', at('full.json')), code: 'disk-full', here: true }),
  'a registry file that is not there': () => ({
    args: up('--registry', at('none')),
    code: 'file-not-found',
    here: true,
  }),
  'a registry file that is a folder': () => ({ args: up('--registry', at('folder')), code: 'not-a-file', here: true }),
  'a registry file without rights': () => ({
    args: up('--registry', at('secret')),
    code: 'file-not-readable',
    as: withoutRights,
  }),
  'a registry file that is no JSON': () => ({
    args: up('--registry', at('broken.json')),
    code: 'registry-invalid',
    here: true,
  }),
  'a registry file with mistakes': () => ({
    args: up('--registry', at('wrong.json')),
    code: 'registry-invalid',
    here: true,
  }),
  'a certificate that is none': () => ({
    args: up('--trust', at('file')),
    code: 'certificate-not-readable',
    here: true,
  }),
  'a clock that cannot be read': () => ({ args: up('--clock', 'yesterday'), code: 'invalid-clock', here: true }),
  'an unknown profile': () => ({ args: up('--profile', 'lenient'), code: 'unknown-profile', here: true }),
  'a state that no rule has': () => ({ args: up('--rule', 'FAU14=off=on'), code: 'invalid-option', here: true }),
  'a rule without a state': () => ({ args: up('--rule', 'FAU14'), code: 'invalid-option', here: true }),
  'an unknown rule': () => ({ args: up('--rule', 'ZZZ99=off'), code: 'unknown-rule', here: true }),
  'fewer records than documents': () => ({
    args: up('--keep-documents', '20', '--keep-records', '10'),
    code: 'invalid-retention',
    here: true,
  }),
  'an unknown level of the log': () => ({ args: up('--log-level', 'loud'), code: 'unknown-log-level', here: true }),
  'the same in the environment': () => ({ args: up(), env: { ENSAYO_LOG_LEVEL: 'loud' }, code: 'unknown-log-level' }),
  'a token with blanks': () => ({ args: up(), env: { ENSAYO_TOKEN: 'a b' }, code: 'invalid-token' }),
  'an authority that is no address': () => ({
    args: up('--only', 'issuer', '--authority', 'ftp://x'),
    code: 'invalid-authority',
    here: true,
  }),
  'an authority with a password': () => ({
    args: up('--only', 'issuer', '--authority', withPassword),
    code: 'password-in-address',
    here: true,
  }),
  'an authority to try with a password': () => ({
    args: ['conform', '--authority', withPassword, '--out', at('conform')],
    code: 'password-in-address',
    here: true,
  }),
  'an issuing service with a password': () => ({
    args: ['load', '--url', withPassword, '--token', 'x', '--count', '1'],
    code: 'password-in-address',
    here: true,
  }),
  'a control interface with a password': () => ({
    args: ['fault', 'list', '--control', withPassword, '--control-token', 'x'],
    code: 'password-in-address',
    here: true,
  }),
  'a rehearsal at an address with a password': () => ({
    args: ['rehearse', '--company', '900373115', '--attach', withPassword, '--control-token', 'x'],
    code: 'password-in-address',
    here: true,
  }),
  'a control interface without http': () => ({
    args: ['fault', 'list', '--control', 'localhost:8081', '--control-token', 'x'],
    code: 'wrong-usage',
    here: true,
  }),
  'the production platform': () => ({
    args: up('--only', 'issuer', '--authority', 'https://vpfe.dian.gov.co/x.svc'),
    code: 'production-refused',
    here: true,
  }),
  'the test platform': () => ({
    args: up('--only', 'issuer', '--authority', 'https://vpfe-hab.dian.gov.co/x.svc'),
    code: 'authority-not-allowed',
    here: true,
  }),
  'an authority on another machine': () => ({
    args: ['conform', '--authority', 'http://203.0.113.7:8081', '--out', at('conform')],
    code: 'authority-not-allowed',
    here: true,
  }),
  'an allowed authority that is no host': () => ({
    args: ['conform', '--authority', nowhere, '--allow-authority', 'http://x', '--out', at('conform')],
    code: 'invalid-host',
    here: true,
  }),
  'an unknown option': () => ({ args: up('--nonsense'), code: 'unknown-option', here: true }),
  'an unknown command': () => ({ args: ['rulez'], code: 'unknown-command' }),
  'a missing argument': () => ({ args: ['explain'], code: 'missing-argument', here: true }),
  'a document that is not there': () => ({ args: ['judge', at('none.xml')], code: 'file-not-found', here: true }),
  'a registry in Latin-1': () => ({ args: ['registry', 'check', at('latin1.yaml')], code: 'not-utf8', here: true }),
  'services with a registry in UTF-16': () => ({
    args: up('--registry', at('utf16.yaml')),
    code: 'not-utf8',
    here: true,
  }),
  'a folder without a document': () => ({
    args: ['registry', 'from-document', at('folder')],
    code: 'not-a-document',
    here: true,
  }),
  'a document of 65 MB': () => ({ args: ['judge', at('huge.xml')], code: 'file-too-large', here: true }),
  'a document without end': () => ({ args: ['judge', '/dev/zero'], code: 'file-too-large' }),
  'tags that cannot be read': () => ({
    args: ['conform', '--tags', '@invoice and (', '--out', at('conform')],
    code: 'invalid-tags',
  }),
  'tags that no scenario has': () => ({
    args: ['conform', '--tags', '@nothing', '--parallel', '1', '--out', at('chosen')],
    code: 'no-scenario',
  }),
  'a folder of features without any': () => ({
    args: ['conform', '--features', at('folder'), '--out', at('conform')],
    code: 'no-scenario',
    here: true,
  }),
  'a folder of features without rights': () => ({
    args: ['conform', '--features', at('unreadable'), '--out', at('conform')],
    code: 'file-not-readable',
    as: withoutRights,
  }),
  'a report into a file': () => ({
    args: ['conform', '--code', 'FAD06', '--out', at('file')],
    code: 'not-a-folder',
    here: true,
  }),
  'an authority that does not answer': () => ({
    args: ['conform', '--authority', nowhere, '--out', at('conform')],
    code: 'authority-unreachable',
    here: true,
  }),
  'an authority that does not speak SOAP': () => ({
    args: ['conform', '--authority', places.website, '--out', at('conform')],
    code: 'authority-not-soap',
    here: true,
  }),
  'an issuing service that does not answer': () => ({
    args: ['load', '--url', nowhere, '--token', 'x', '--count', '1'],
    code: 'issuer-unreachable',
    here: true,
  }),
  'a page of a load run in a folder that is not there': () => ({
    args: ['load', '--html', at('none/load.html')],
    code: 'not-writable',
    here: true,
  }),
  'a token that the issuing service does not take': () => ({
    args: ['load', '--url', places.refusing, '--token', 'x', '--count', '1'],
    code: 'issuer-token-refused',
    here: true,
  }),
  'a token that the control interface does not take': () => ({
    args: ['generate', 'invoice', '--control', places.refusing, '--control-token', 'x'],
    code: 'control-token-refused',
    here: true,
  }),
  'a control interface that refuses the call': () => ({
    args: ['generate', 'invoice', '--control', `${places.refusing}/elsewhere`, '--control-token', 'x'],
    code: 'control-refused',
    here: true,
  }),
  'a control interface that is a web page': () => ({
    args: ['generate', 'invoice', '--control', places.website, '--control-token', 'x'],
    code: 'not-control',
    here: true,
  }),
  'a certificate by name beside the root': () => ({
    args: ['certs', 'good', '--root', at('root.pem')],
    code: 'option-mixture',
    here: true,
  }),
  'half a range of milliseconds': () => ({
    args: ['fault', 'add', 'latency', '--ms', '5-', '--control', places.website, '--control-token', 'x'],
    code: 'wrong-usage',
    here: true,
  }),
  'a probability that is no number': () => ({
    args: ['fault', 'add', 'latency', '--probability', 'often', '--control', places.website, '--control-token', 'x'],
    code: 'wrong-usage',
    here: true,
  }),
  'a corrected document of a day that no calendar has': () => ({
    args: ['generate', 'credit-note', '--about', `SETP1,${'a'.repeat(96)},2026-02-30`],
    code: 'wrong-usage',
    here: true,
  }),
  'a web page instead of running services': () => ({
    args: ['fault', 'list', '--control', places.website, '--control-token', 'x'],
    code: 'not-control',
    here: true,
  }),
  'an interface of somebody else, which refuses in its own form': () => ({
    args: ['fault', 'list', '--control', places.foreign, '--control-token', 'x'],
    code: 'not-control',
    here: true,
  }),
  'something else that answers every call with an object': () => ({
    args: ['fault', 'list', '--control', places.objects, '--control-token', 'x'],
    code: 'not-control',
    here: true,
  }),
  'a control token that no header takes': () => ({
    args: ['fault', 'list', '--control', places.objects, '--control-token', 'abc…'],
    code: 'wrong-usage',
    here: true,
  }),
  'a tenant that no header takes': () => ({
    args: ['fault', 'list', '--control', places.objects, '--control-token', 'x', '--tenant', '日本'],
    code: 'wrong-usage',
    here: true,
  }),
  'a token of an issuing service that no header takes': () => ({
    args: ['load', '--url', places.objects, '--token', 'abc\ndef', '--count', '1'],
    code: 'wrong-usage',
    here: true,
  }),
  'a token to be that no header takes': () => ({
    args: up(),
    env: { ENSAYO_CONTROL_TOKEN: 'abc…' },
    code: 'invalid-token',
  }),
  'a ready file without a control interface': () => ({
    args: ['fault', 'list', '--ready-file', at('issuer-alone.json'), '--control-token', 'x'],
    code: 'wrong-usage',
    here: true,
  }),
  'a company that the file does not have': () => ({
    args: ['generate', 'invoice', '--registry', at('own.yaml'), '--company', '1'],
    code: 'unknown-nit',
    here: true,
  }),
  'several companies without a choice': () => ({
    args: ['generate', 'invoice', '--registry', at('own.yaml')],
    code: 'several-companies',
    here: true,
  }),
  'a company without a range for the kind': () => ({
    args: ['generate', 'support-document', '--registry', at('own.yaml'), '--company', '900373119'],
    code: 'company-without-range',
    here: true,
  }),
  'a control interface that does not answer': () => ({
    args: ['fault', 'list', '--control', nowhere, '--control-token', 'x'],
    code: 'control-unreachable',
    here: true,
  }),
  'a ready file that is none': () => ({
    args: ['fault', 'list', '--ready-file', at('file')],
    code: 'not-json',
    here: true,
  }),
  'messages that are none': () => ({
    args: ['report', at('file'), '--out', at('report')],
    code: 'messages-not-readable',
    here: true,
  }),
  'messages that are a folder': () => ({
    args: ['report', at('folder'), '--out', at('report')],
    code: 'not-a-file',
    here: true,
  }),
  'documents into a file': () => ({
    args: ['generate', 'invoice', '--out', at('file')],
    code: 'not-a-folder',
    here: true,
  }),
  'documents into a folder without rights': () => ({
    args: ['generate', 'invoice', '--out', at('sealed')],
    code: 'not-writable',
    as: withoutRights,
  }),
  'an unknown kind': () => ({ args: ['generate', 'invoyce'], code: 'wrong-usage', here: true }),
  'an unknown code': () => ({ args: ['reproduce', 'FAD00'], code: 'unknown-rule', here: true }),
  'a code that only events have': () => ({ args: ['reproduce', 'AAH04'], code: 'wrong-usage', here: true }),
  'a registry from what is no document': () => ({
    args: ['registry', 'from-document', at('file')],
    code: 'not-a-document',
    here: true,
  }),
  'a registry from a document that is not there': () => ({
    args: ['registry', 'from-document', at('none.xml')],
    code: 'file-not-found',
    here: true,
  }),
  'a reproduction into a file': () => ({
    args: ['reproduce', 'FAD06', '--out', at('file')],
    code: 'not-a-folder',
    here: true,
  }),
  'a trace into a file': () => ({ args: ['demo', '--trace', at('file')], code: 'not-a-folder', here: true }),
  'a rehearsal into a file': () => ({
    args: ['rehearse', '--set', 'payroll', '--out', at('file')],
    code: 'not-a-folder',
    here: true,
  }),
  'a report that is not there': () => ({
    args: ['rehearse', '--verify', at('none')],
    code: 'file-not-found',
    here: true,
  }),
  'a bundle that is none': () => ({ args: ['replay', at('folder')], code: 'not-a-bundle', here: true }),
  'a key on a full disk': () => ({
    args: ['certs', 'good', '--nit', '900508908', '--out', at('full.pem'), '--force'],
    code: 'disk-full',
    here: true,
  }),
  'a key where a file is': () => ({ args: ['certs', '--root', at('file')], code: 'file-exists', here: true }),
};

/** A sentence ends with a full stop, and so do those that follow it: the actual value, the remedy. */
export const sentence = (code: string): RegExp =>
  new RegExp(`^ensayo: [A-Z"-].*\\.(?: .*[.)])? \\(${code}\\)\\n$`, 's');

/** Patterns that no message to a user may contain. */
export const notTold = /\n\s+at |a bug|defect|Error:|hush-hush/;
