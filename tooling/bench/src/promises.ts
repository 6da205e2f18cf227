/** A figure that must stay at or below its bound. */
const atMost = <const What extends string>(what: What, bound: number, unit: string) =>
  ({ what, sense: 'at most', bound, unit }) as const;
/** A figure that must reach its bound. */
const atLeast = <const What extends string>(what: What, bound: number, unit: string) =>
  ({ what, sense: 'at least', bound, unit }) as const;

/** Every promise that the bench checks. */
export const promises = {
  firstScript: atMost("JavaScript of an app's first load, brotli", 95, 'KB'),
  firstScriptOfTeam: atMost("JavaScript of the team's first load, brotli", 150, 'KB'),
  firstScriptShare: atMost('JavaScript of a sign-in page, against its floor', 1.2, 'x'),
  routeChunk: atMost("a route's own chunk", 25, 'KB'),
  styles: atMost('styles of a first load', 12, 'KB'),
  words: atMost('all words of a language', 8, 'KB'),
  landingScript: atMost('JavaScript of a first page', 15, 'KB'),
  landingWeight: atMost('everything that a first page loads', 100, 'KB'),
  landingPaint: atMost('largest contentful paint of a first page, slow profile', 1.5, 's'),
  appPaint: atMost("largest contentful paint of an app's entry, slow profile", 2.5, 's'),
  warmPaint: atMost('largest contentful paint of the dashboard with a warm cache, slow profile', 1.5, 's'),
  interaction: atMost('interaction to next paint among 5,000 workers, slow processor', 200, 'ms'),
  nextCheck: atMost("the team's step to the next check, slow processor", 100, 'ms'),
  layoutShift: atMost('layout shift', 0.05, ''),
  fullMark: atLeast('Lighthouse: accessibility, best practices, and all of a public page', 100, ''),
  appPerformance: atLeast('Lighthouse: performance of an app', 95, ''),
  callShare: atLeast('requests per second of the list and of the dashboard, against their floors', 0.8, 'x'),
  pageShare: atLeast('requests per second of a page by id, against its floor', 0.85, 'x'),
  slowest: atMost('99th percentile of an answer at equal load, against its floor', 3, 'x'),
  health: atMost('`/api/health` while uploads, requests or jobs go on', 200, 'ms'),
  growth: atMost('search and lists among 1,000,000 workers, against 1,000', 3, 'x'),
  wholeReads: atMost('reads of all workers in the plan of a search', 0, ''),
  growthOfTeam: atMost("the team's queues and pages among 100,000 open cases, against 1,000", 3, 'x'),
  wholeReadsOfTeam: atMost("reads of a whole table in the plans of the team's queues and pages", 0, ''),
  reportTime: atMost('PDF report, time', 60, 'ms'),
  reportSize: atMost('PDF report, size', 150, 'KB'),
  idleMemory: atMost('memory of the API, idle', 150, 'MB'),
  loadMemory: atMost('memory of the API, under load', 300, 'MB'),
  uploadMemory: atMost('memory of the API, 20 uploads at once', 400, 'MB'),
  uploadTime: atMost('20 uploads at once, until the last is answered', 60, 's'),
  warmStart: atMost('start, everything prepared', 10, 's'),
  afterKill: atMost('first answer after kill -9', 5, 's'),
  mutation: atLeast('faults planted in the rules that their tests find', 90, '%'),
};

/** A promise. The type accepts no other bound of a figure. */
export type Promised = (typeof promises)[keyof typeof promises];

/** The promise as a row of the README's table. */
export const promiseLine = ({ what, sense, bound, unit }: Promised): string =>
  `| ${what} | ${sense} ${bound.toLocaleString('en')} ${unit}`.trimEnd() + ' |';
