import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { english } from '@repo/domain/refusals/english';
import type { Context } from '../context.ts';
import { redirectOf, type Site, siteOf } from './site-of.ts';
import type { BuiltPages } from './site-pages/built-pages.ts';
import { landingFolder } from './site-pages/open-site-pages.ts';
import { sendPage } from './site-pages/send-page.ts';
import { readsPages, sendTrouble } from './site-pages/send-trouble.ts';

const singlePage: Record<Site, boolean> = {
  landing: false,
  employer: true,
  worker: true,
  ops: true,
  design: false,
};
/** The builds inside the repository. Storybook chooses the folder of the design book. */
const builds = {
  employer: 'apps/employer/dist',
  worker: 'apps/worker/dist',
  ops: 'apps/ops/dist',
  design: 'storybook-static',
} as const satisfies Record<Exclude<Site, 'landing'>, string>;
const REPOSITORY = join(import.meta.dirname, '../../../..');

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const PREVIEW = /^preview(?:-\w+)?\.png$/;
/** Text files with blanks. They are not pages. */
const texts: Readonly<Record<string, string>> = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
};
/** The address of a page has only one spelling. Other spellings lead to no page. */
const ADDRESS = /^\/(?:[\w-]+\/)*[\w-]*$/;
/** The same for a page about a person or a report, which is filled for each request. */
const ABOUT_SOMEBODY = /^((?:\/sw)?\/[wr]\/[\w-]+)\/$/;

/**
 * Serves the built sites by host name. Caches store a file with a hash in its name for a year, and must ask
 * for HTML each time. In a single-page app, an address without a file gets the app's page.
 */
export async function registerSites(
  app: FastifyInstance,
  ctx: Pick<Context, 'config'>,
  pages: BuiltPages,
): Promise<void> {
  const { publicOrigin, sitesDir } = ctx.config;
  const publicHost = new URL(publicOrigin).hostname;
  // For the public site only the files without blanks. Its pages have blanks to fill.
  const root = (site: Site) => {
    if (site === 'landing') return join(landingFolder(ctx.config), 'public');
    return sitesDir === undefined ? join(REPOSITORY, builds[site]) : join(sitesDir, site);
  };
  const folders = (['landing', 'employer', 'worker', 'ops', 'design'] as const)
    .map(root)
    .filter((folder) => existsSync(folder));
  // Without any built site the process serves only the API. This is normal when another server has the sites.
  if (folders.length > 0)
    await app.register(fastifyStatic, {
      root: folders,
      serve: false,
      preCompressed: true,
      cacheControl: false,
    });

  app.addHook('onRequest', (request, reply, done) => {
    if (!looks(request)) return done();
    const [path = '/', ...query] = request.url.split('?');
    const elsewhere = redirectOf(siteOf(request, publicHost), path, publicOrigin);
    if (elsewhere === undefined) done();
    else void reply.redirect([elsewhere, ...query].join('?'));
  });

  /** Sends a file unchanged. Returns false when no file has this name. */
  const sendFile = async (site: Site, file: string, reply: FastifyReply): Promise<boolean> => {
    if (file.includes('..') || !isFile(join(root(site), file))) return false;
    void reply.header('cache-control', keepingOf(site, file));
    // Another site that shows a link to this site shows this picture.
    if (site === 'landing' && PREVIEW.test(file))
      void reply.header('cross-origin-resource-policy', 'cross-origin');
    await reply.sendFile(file, root(site));
    return true;
  };

  const sendPublic = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    const about = ABOUT_SOMEBODY.exec(path)?.[1];
    if (about !== undefined) {
      await reply.redirect(about, 308);
      return true;
    }
    const type = texts[path];
    if (path.includes('.') && type === undefined) return sendFile('landing', path.slice(1), reply);
    const page =
      type === undefined ? ADDRESS.test(path) && (await pages.page(path)) : await pages.text(path.slice(1));
    if (page === false || page === undefined) return false;
    const canonical = path === '/sw' ? '/sw/' : path.replace(/(?<=^\/(?!sw\/$).+)\/$/, '');
    await (canonical === path ? sendPage(request, reply, page, type) : reply.redirect(canonical, 308));
    return true;
  };

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!looks(request) || path.startsWith('/api/')) return notFound(reply);
    const site = siteOf(request, publicHost);
    if (site === undefined) return notFound(reply);
    if (site === 'landing') {
      if (await sendPublic(request, reply, path)) return reply;
      void reply.header('vary', 'accept');
      return readsPages(pages, request) ? sendTrouble(pages, request, reply, 404) : notFound(reply);
    }
    const file = path.includes('.')
      ? path.slice(1)
      : singlePage[site]
        ? 'index.html'
        : join(path.slice(1), 'index.html');
    if (await sendFile(site, file, reply)) return reply;
    return site === 'design' && path === '/' ? notBuilt(reply) : notFound(reply);
  });
}

const looks = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** A folder cannot be sent in any spelling of its name; `.` is a folder too. */
const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

function keepingOf(site: Site, file: string): string {
  if (file.startsWith('assets/')) return IMMUTABLE;
  return file.endsWith('.html') || site === 'design' ? 'no-cache' : HOUR;
}

/** The launcher builds the design book in the background. A visitor who comes earlier is asked to wait. */
const notBuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '10')
    .type('text/plain; charset=utf-8')
    .send('The design book is not built yet. Wait a minute, or run: npm run build:storybook');

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ message: english.notFound, error: english.notFound, code: 'not-found' });
