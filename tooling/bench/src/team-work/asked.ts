import type pg from 'pg';
import * as z from 'zod';
import { stepsOfLevel } from '@repo/domain/check';
import { packageLevels } from '@repo/domain/packages';
import { workCodeOf } from '@repo/domain/work-code';
import {
  checkKindOfQueue,
  kindOfQueue,
  workKinds,
  workQueues,
  workViews,
  type WorkQueue,
  type WorkView,
} from '@repo/domain/work-queue';

/** A call of the team. The list of its answer has as many rows among few cases as among many. */
export interface Asked {
  readonly path: string;
  readonly list?: { readonly name: string; readonly rows: number };
}

interface Asking {
  readonly api: string;
  readonly token: string;
  readonly client: pg.Client;
  /** The member who asks. */
  readonly memberId: string;
  /** The queues that have more than one page of the console at every size. */
  readonly full: readonly WorkQueue[];
}

/** Rows of a page of the console, which names no limit. */
const TEAM_PAGE = 200;
const PAGE = 10;
const page = (name: string) => ({ name, rows: PAGE });

/** The queues whose work can wait for somebody outside the team. */
const waits = (queue: WorkQueue): boolean =>
  checkKindOfQueue(queue) !== null || ['incidents', 'disputes', 'refunds'].includes(queue);

const rowsOf = (queue: WorkQueue, view: WorkView): number => (view === 'waiting' && !waits(queue) ? 0 : PAGE);

const ofQueue = (queue: WorkQueue, filters: string, rows = PAGE): Asked => ({
  path: `/api/ops/queues/${queue}?limit=${PAGE}${filters}`,
  list: { name: 'work', rows },
});

const viewsOfQueues = workQueues.flatMap((queue) =>
  workViews.map((view): [string, Asked] => [
    `${queue}, ${view}`,
    ofQueue(queue, `&view=${view}`, rowsOf(queue, view)),
  ]),
);

const levelsOfQueues = workQueues
  .filter((queue) => kindOfQueue[queue] === 'check')
  .flatMap((queue) =>
    packageLevels.map((level): [string, Asked] => {
      const kind = checkKindOfQueue(queue);
      const has = kind === null || stepsOfLevel[level].includes(kind);
      return [`${queue}, ${level}`, ofQueue(queue, `&level=${level}`, has ? PAGE : 0)];
    }),
  );

/** A queue as the console asks for it: without a limit. */
const wholePage = (queue: WorkQueue): [string, Asked] => [
  `${queue}, whole page`,
  { path: `/api/ops/queues/${queue}`, list: { name: 'work', rows: TEAM_PAGE } },
];

const nextCursorOf = async ({ api, token }: Pick<Asking, 'api' | 'token'>, path: string) =>
  (await fetch(`${api}${path}`, { headers: { authorization: `Bearer ${token}` } })).headers.get(
    'x-next-cursor',
  );

/** The queues with more than one page of the console. */
export async function fullQueues(asking: Pick<Asking, 'api' | 'token'>): Promise<WorkQueue[]> {
  const full: WorkQueue[] = [];
  for (const queue of workQueues)
    if ((await nextCursorOf(asking, wholePage(queue)[1].path)) !== null) full.push(queue);
  return full;
}

/** The second page of each queue. Its cursor stands in the answer with the first page. */
async function secondPages(asking: Asking): Promise<[string, Asked][]> {
  const pages: [string, Asked][] = [];
  for (const queue of workQueues) {
    const { path } = ofQueue(queue, '');
    const cursor = await nextCursorOf(asking, path);
    if (cursor === null) throw new Error(`${path} has one page.`);
    pages.push([`${queue}, second page`, ofQueue(queue, `&cursor=${encodeURIComponent(cursor)}`)]);
  }
  return pages;
}

const held = z.array(z.object({ kind: z.enum(workKinds), id: z.string(), case_id: z.nullable(z.string()) }));

/** The measured calls by their names, for a member who holds work of every queue. */
export async function askedOfTeam(asking: Asking): Promise<ReadonlyMap<string, Asked>> {
  const { client, memberId, full } = asking;
  const { rows } = await client.query(
    `select distinct on (a.subject_kind) a.subject_kind as kind, a.subject_id as id, c.case_id
     from assignments a left join checks c on c.id = a.subject_id
     where a.member_id = $1 and a.ended_at is null order by a.subject_kind, a.subject_id`,
    [memberId],
  );
  const pieces = held.parse(rows);
  const caseId = pieces.find((piece) => piece.case_id !== null)?.case_id;
  if (caseId === undefined || caseId === null) throw new Error('The member holds no check.');
  return new Map<string, Asked>([
    ...viewsOfQueues,
    ...full.map(wholePage),
    ...levelsOfQueues,
    ...(await secondPages(asking)),
    ['counts', { path: '/api/ops/queues', list: { name: 'queues', rows: workQueues.length } }],
    ['held work', { path: '/api/ops/work' }],
    ['work by its code', { path: `/api/ops/search?code=${workCodeOf(caseId)}` }],
    ['saved views', { path: '/api/ops/me/views', list: { name: 'views', rows: 20 } }],
    ['case', { path: `/api/ops/cases/${caseId}` }],
    ['file of a case', { path: `/api/ops/cases/${caseId}/file` }],
    ['report of a case', { path: `/api/ops/cases/${caseId}/report` }],
    ['looks of a case', { path: `/api/ops/cases/${caseId}/looks?limit=${PAGE}`, list: page('looks') }],
    ...pieces.map(({ kind, id }): [string, Asked] => [
      `one ${kind}`,
      { path: `/api/ops/work/${kind}/${id}` },
    ]),
  ]);
}
