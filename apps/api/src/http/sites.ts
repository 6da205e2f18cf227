import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { siteOrigin } from '../site-origin.ts';
import { BuiltPages } from './site-pages/built-pages.ts';
import { sendPage } from './site-pages/send-page.ts';

/** The sites by the label before the public host name; the landing site has none. */
const sites = { '': 'landing', employer: 'employer', worker: 'worker', design: 'design' } as const;
type Site = (typeof sites)[keyof typeof sites];
const singlePage: Record<Site, boolean> = { landing: false, employer: true, worker: true, design: false };
/** Inside the repository; the book of the design system is built where Storybook builds it. */
const builds: Record<Site, string> = {
  landing: 'apps/landing/dist',
  employer: 'apps/employer/dist',
  worker: 'apps/worker/dist',
  design: 'storybook-static',
};
const REPOSITORY = join(import.meta.dirname, '../../../..');

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the built sites by host name. A file with a hash in its name is kept for a year, HTML never; an address of a
 * single-page app that is no file is that app's page.
 */
export async function registerSites(app: FastifyInstance, ctx: Pick<Context, 'config'>): Promise<void> {
  const root = (site: Site) =>
    ctx.config.sitesDir === undefined ? join(REPOSITORY, builds[site]) : join(ctx.config.sitesDir, site);
  const publicHost = new URL(ctx.config.publicOrigin).hostname;
  const folders = Object.values(sites)
    .map(root)
    .filter((folder) => existsSync(folder));
  // Without any built site the process is the API alone, as when the sites stand somewhere else.
  if (folders.length > 0)
    await app.register(fastifyStatic, {
      root: folders,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache');
      },
    });

  const pages = new BuiltPages(root('landing'), { origin: ctx.config.publicOrigin });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if ((request.method !== 'GET' && request.method !== 'HEAD') || path.startsWith('/api/'))
      return notFound(reply);
    const site = siteOf(request, publicHost);
    const elsewhere = redirectOf(site, path, ctx.config.publicOrigin);
    if (elsewhere !== undefined) return reply.redirect(elsewhere);
    const folder = root(site);
    if (site === 'landing' && !path.includes('.')) {
      const page = await pages.page(path);
      return page === undefined ? notFound(reply) : sendPage(request, reply, page);
    }
    const file = path.includes('.')
      ? path.slice(1)
      : singlePage[site]
        ? 'index.html'
        : join(path.slice(1), 'index.html');
    if (existsSync(join(folder, file)) && !file.includes('..')) return reply.sendFile(file, folder);
    return site === 'design' && path === '/' ? notBuilt(reply) : notFound(reply);
  });
}

/** Addresses that lead from one site to another; the pages need not know on which host the others are. */
function redirectOf(site: Site, path: string, publicOrigin: string): string | undefined {
  if (site === 'worker' && path === '/') return '/worker';
  if (site === 'employer' && path === '/') return `${publicOrigin}/`;
  if (site === 'landing' && (path === '/login' || path === '/signup'))
    return siteOrigin('employer', publicOrigin) + path;
  if (site === 'landing' && /^\/worker(\/|$)/.test(path)) return siteOrigin('worker', publicOrigin) + path;
  return undefined;
}

function siteOf(request: FastifyRequest, publicHost: string): Site {
  const label = request.hostname.endsWith(`.${publicHost}`)
    ? request.hostname.slice(0, -publicHost.length - 1)
    : '';
  return label === 'employer' || label === 'worker' || label === 'design' ? sites[label] : 'landing';
}

/** The launcher builds the book in the background: whoever is faster is told to wait. */
const notBuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '10')
    .type('text/plain; charset=utf-8')
    .send('The design book is not built yet. Wait a minute, or run: npm run build:storybook');

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .type('application/json; charset=utf-8')
    .send({ message: 'Not found', error: 'Not found', code: 'not-found' });
