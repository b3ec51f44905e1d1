/**
 * Who may import whom, and why: docs/contributing/decisions/001-independent-judge.md and 019-product-apart-from-proof.md. Types count.
 * src/proving/architecture/import-graph.test.ts runs it, and shows that each rule can fail.
 */
const proof = String.raw`^src/proving/|\.(?:test|bench|fixture)\.ts$|/testing/`;

/** Who sees whom: neither side of the wall sees the other one. */
const areas = {
  'src/common': [],
  'src/issuer': ['src/common'],
  simulator: ['src/common'],
  datasets: ['src/common'],
  'src/harness': ['src/common', 'src/issuer', 'simulator', 'datasets'],
  'src/cli': ['src/common', 'src/issuer', 'simulator', 'datasets', 'src/harness'],
  features: ['src/common', 'src/issuer', 'simulator', 'datasets', 'src/harness'],
};

/** The rooms of the simulator, lowest first: the judge is given its rules, and the service knows no tenants. */
const rooms = {
  document: [],
  registry: ['document'],
  checks: ['document', 'registry'],
  judge: ['document', 'registry', 'checks'],
  rules: ['document', 'registry', 'checks', 'judge'],
  service: ['document', 'registry', 'checks', 'judge'],
  tenants: ['document', 'registry', 'checks', 'judge', 'service'],
  control: ['document', 'registry', 'checks', 'judge', 'service', 'tenants'],
  console: ['document', 'registry', 'checks', 'judge', 'service', 'tenants', 'control'],
};

/** Where harness and command line enter the simulator; the last four are also loaded at every start of the program. */
const doors = [
  'server.ts',
  'offline.ts',
  '(?:judge|rules|registry|document|service|tenants|tenants/disturbances|console)/index.ts',
  'control/client.ts',
  'document/kind.ts',
  'judge/proposals/signature-in-words.ts',
  'service/soap/contract.ts',
];

const ours = '^(?:src|simulator|datasets|features)/';

/** @param {string} area @param {readonly string[]} allowed */
const wall = (area, allowed) => ({
  name: area,
  severity: 'error',
  from: { path: `^${area}/` },
  to: { path: ours, pathNot: `^(?:${[area, ...allowed].join('|')})/` },
});

/** @param {[string, readonly string[]]} row */
const room = ([name, allowed]) => ({
  name: `simulator/${name}`,
  severity: 'error',
  from: { path: `^simulator/${name}/`, pathNot: proof },
  to: { path: '^simulator/', pathNot: `^simulator/(?:${[name, ...allowed].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(areas).map(([area, allowed]) => wall(area, allowed)),
    ...Object.entries(rooms).map(room),
    {
      name: 'no other room',
      severity: 'error',
      from: {},
      to: { path: '^simulator/[^/]+/', pathNot: `^simulator/(?:${[...Object.keys(rooms), 'testing'].join('|')})/` },
    },
    {
      name: 'the product needs no proof',
      severity: 'error',
      from: { path: ours, pathNot: proof },
      to: { path: proof },
    },
    {
      name: 'the simulator has doors',
      severity: 'error',
      from: { path: '^src/(?:harness|cli)/', pathNot: proof },
      to: { path: '^simulator/', pathNot: `^simulator/(?:${doors.join('|')})$` },
    },
    {
      // Files, cryptography and inflating come from one module each, so that each can be another one elsewhere.
      name: 'the judge is portable',
      severity: 'error',
      from: {
        path: '^simulator/(?:judge|checks|document|rules)/|^src/common/xml/',
        pathNot: `${proof}|^simulator/document/intake/inflate\\.ts$`,
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the judge alone needs neither server nor store',
      severity: 'error',
      from: { path: '^simulator/offline\\.ts$' },
      to: {
        path: '^simulator/(?:tenants|control|console)/|^src/common/(?:http|store)/(?!outage)',
        reachable: true,
      },
    },
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    skipAnalysisNotInRules: true,
    includeOnly: `${ours}|^[a-z_]+(?:/promises)?$`,
  },
};
