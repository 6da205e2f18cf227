/** The allowed imports of one folder: a row of the architecture table, with the alternative for a refused import. */
export type ImportRule = {
  name: string;
  files: RegExp;
  /** Path prefixes of the allowed imports beside the folder itself: paths from the top, `npm:` or `node:`. */
  mayImport: readonly string[];
  /** Beginnings of paths that it may not import, although a rule above allows them. */
  mayNotImport?: readonly string[];
  /** The alternative, printed with the objection. */
  instead: string;
};

const DOMAIN = 'packages/domain/src';
const CONTRACT = 'packages/api-client/src/contract';
const UI = 'packages/ui/src';
const SHELL = 'packages/app-shell/src';
const REPORT_VIEW = 'packages/report-view/src';
const API = 'apps/api/src';
/** Whole catalogues of the service, and its table of places: no first load has room for them. */
const SERVICE_ALONE = [
  `${DOMAIN}/refusals/english`,
  `${DOMAIN}/refusals/kiswahili`,
  `${DOMAIN}/confirmations`,
  `${DOMAIN}/places`,
];
const REACT = ['npm:react', 'npm:react-dom'];

const site = (name: string, more: readonly string[]): ImportRule => ({
  name: `apps/${name}`,
  files: new RegExp(`^apps/${name}/src/`),
  mayImport: [DOMAIN, UI, 'packages/api-client/src', ...REACT, 'npm:zod', ...more],
  mayNotImport: SERVICE_ALONE,
  instead:
    'What the service says comes with its answers, and what a screen says too is lent by the module of its form. Apps share through packages/ui (looks), packages/app-shell (what an app is made of), packages/report-view (a report), packages/api-client (data) and packages/domain (rules), never directly.',
});

export const importRules: readonly ImportRule[] = [
  {
    name: 'domain',
    files: /^packages\/domain\/src\//,
    mayImport: [],
    instead:
      'Rules are pure: take the time, the data and the ids as parameters and let the caller fetch them.',
  },
  {
    name: 'api-client/contract',
    files: /^packages\/api-client\/src\/contract\//,
    mayImport: [DOMAIN, 'npm:zod'],
    instead: 'A contract describes; fetching belongs in client/, shaping for a screen in normalise/.',
  },
  {
    name: 'api-client/normalise',
    files: /^packages\/api-client\/src\/normalise\//,
    mayImport: [DOMAIN, CONTRACT],
    instead: 'Normalisers turn wire into view models; decisions belong in packages/domain.',
  },
  {
    name: 'api-client/client',
    files: /^packages\/api-client\/src\/client\//,
    mayImport: [CONTRACT, 'packages/api-client/src/normalise', 'npm:zod'],
    instead: 'The client tells what happened; toasts, redirects and storage are given to it by the app.',
  },
  {
    name: 'api-client/queries',
    files: /^packages\/api-client\/src\/queries\//,
    mayImport: [
      CONTRACT,
      'packages/api-client/src/normalise',
      'packages/api-client/src/client',
      'npm:@tanstack/react-query',
    ],
    instead: 'Queries join client and normalisers; rules come through normalise/, screens stay in the apps.',
  },
  {
    name: 'api-client/recorded',
    files: /^packages\/api-client\/src\/recorded\//,
    mayImport: [CONTRACT, 'npm:zod'],
    instead: 'A stand-in for the service knows the contract and nothing of who asks.',
  },
  {
    name: 'ui/forms',
    files: /^packages\/ui\/src\/forms\//,
    mayImport: [DOMAIN, UI, ...REACT, 'npm:@mantine/form'],
    instead: 'A form saves through the function that its screen gives it; fetching belongs to the app.',
  },
  {
    name: 'ui',
    files: /^packages\/ui\/src\//,
    mayImport: [DOMAIN, ...REACT, 'npm:@radix-ui/', 'npm:uqr', 'npm:@vanilla-extract/'],
    instead: 'Components get data and links as props; fetching and routing belong to the app.',
  },
  {
    name: 'app-shell',
    files: /^packages\/app-shell\/src\//,
    mayImport: [
      DOMAIN,
      UI,
      'packages/api-client/src/client',
      ...REACT,
      'npm:react-router',
      'npm:@tanstack/react-query',
      'npm:zod',
    ],
    instead:
      'The shell knows no app: who is signed in, where a person goes and every word are handed in by the app.',
  },
  {
    name: 'report-view',
    files: /^packages\/report-view\/src\//,
    mayImport: [
      DOMAIN,
      UI,
      // Types alone: import-rules.test.ts says so.
      'packages/api-client/src/normalise',
      'packages/api-client/src/queries',
      'npm:react',
    ],
    instead:
      'A report is drawn from what its app has loaded: calls, links and offers are handed in by the app.',
  },
  site('landing', ['npm:@vanilla-extract/']),
  site('employer', [
    SHELL,
    REPORT_VIEW,
    'npm:react-router',
    'npm:@tanstack/react-query',
    'npm:@vanilla-extract/',
  ]),
  site('worker', [
    SHELL,
    'npm:@lingui/core',
    'npm:react-router',
    'npm:@tanstack/react-query',
    'npm:@vanilla-extract/',
  ]),
  site('ops', [
    SHELL,
    REPORT_VIEW,
    'npm:@simplewebauthn/browser',
    'npm:pdfjs-dist',
    'npm:react-router',
    'npm:@tanstack/react-query',
    'npm:@vanilla-extract/',
  ]),
  {
    name: 'api/routes',
    files: /^apps\/api\/src\/routes\//,
    mayImport: [
      CONTRACT,
      // What a caller is told.
      `${DOMAIN}/confirmations`,
      ...['services', 'http', 'context', 'errors'].map((part) => `${API}/${part}`),
      'npm:fastify',
    ],
    instead: 'A route adapts: SQL and rules belong in a verb of services/, which it calls.',
  },
  {
    name: 'api/services',
    files: /^apps\/api\/src\/services\//,
    mayImport: [
      DOMAIN,
      CONTRACT,
      ...['db', 'config', 'context', 'errors', 'clock', 'log', 'security', 'site-origin'].map(
        (part) => `${API}/${part}`,
      ),
      // The interfaces of the providers, never an implementation.
      `${API}/providers/payments/payments`,
      `${API}/providers/sms/sms`,
      `${API}/providers/identity/identity`,
      `${API}/providers/storage/storage`,
      `${API}/providers/storage/anchors`,
      ...['drizzle-orm', 'pg', 'zod', 'pdfkit', 'fontkit', 'sharp', '@expo-google-fonts/', 'uqr'].map(
        (name) => `npm:${name}`,
      ),
      ...['pkijs', 'asn1js', '@signpdf/'].map((name) => `npm:${name}`),
      'node:',
    ],
    instead:
      'A verb knows no HTTP and no particular provider: throw a coded error, use the interface that ctx carries.',
  },
  {
    name: 'api/db/schema',
    files: /^apps\/api\/src\/db\/schema\//,
    mayImport: [DOMAIN, CONTRACT, 'npm:drizzle-orm'],
    instead:
      'Tables take their lists of states from packages/domain; what happens to rows belongs in services/.',
  },
  {
    name: 'api/providers',
    files: /^apps\/api\/src\/providers\//,
    mayImport: [`${API}/config`, `${API}/errors`, `${API}/log`, 'npm:zod', 'npm:aws4fetch', 'node:'],
    instead:
      'An adapter speaks one wire and answers in the terms of its interface; decisions belong in services/.',
  },
  {
    name: 'sandbox',
    files: /^apps\/sandbox\/src\//,
    mayImport: [DOMAIN, 'npm:fastify', 'npm:@fastify/', 'npm:zod', 'node:'],
    instead: "The sandbox plays the other side and knows the providers' wire only, nothing of the API.",
  },
  {
    name: 'api',
    files: /^apps\/api\/src\//,
    mayImport: [DOMAIN, CONTRACT, 'npm:', 'node:'],
    instead: 'The server shares the contract and the domain with the sites, and nothing else.',
  },
];

/** The page area of a path. Pages of one area may not import internals of another. */
const AREA = /^(apps\/[^/]+\/src\/pages\/[^/]+)\//;

const ownFolder = (room: ImportRule) =>
  room.files.source.replaceAll('\\/', '/').replace('^', '').replace(/\/$/, '');
const beginsWith = (path: string, start: string) =>
  /[/:]$/.test(start)
    ? path.startsWith(start)
    : path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}.`);

/** The objection to an import, or undefined for an allowed import. */
export function objection(
  from: string,
  target: string,
  known: readonly ImportRule[] = importRules,
): string | undefined {
  const area = AREA.exec(from)?.[1];
  const otherArea = AREA.exec(target)?.[1];
  if (area && otherArea && area !== otherArea)
    return `${from} reaches into ${otherArea}. What two areas need belongs in a shared room of the app, outside of pages/.`;
  const room = known.find((candidate) => candidate.files.test(from));
  if (!room) return undefined;
  const allowed = [ownFolder(room), ...room.mayImport];
  const denied = room.mayNotImport ?? [];
  const isIn = (starts: readonly string[]) => starts.some((start) => beginsWith(target, start));
  if (isIn(allowed) && !isIn(denied)) return undefined;
  return `${from} imports ${target}. ${room.name} may import: ${room.mayImport.join(', ') || 'nothing'}${denied.length === 0 ? '' : `, but not ${denied.join(', ')}`}. ${room.instead}`;
}
